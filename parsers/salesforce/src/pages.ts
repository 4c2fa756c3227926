/** Dialogs over the page, of Aura and of Lightning Web Components. */
export const DIALOGS = [".uiModal.active", "[role=dialog][aria-modal=true]", "section.slds-modal.slds-fade-in-open"];

/** What holds pages, workspaces and tabs that were left and stay mounted. */
export const LEFT = [
  ".windowViewMode-normal:not(.active)",
  ".windowViewMode-maximized:not(.active)",
  ".oneContent:not(.active)",
  ".navexWorkspace:not(.active)",
  ".oneConsoleTab:not(.active)",
  ".slds-hide",
  "[aria-hidden=true]",
];

/** Helpers that stand in a value and are none of it: what a screen reader adds, help, the pencil. */
export const HELPERS = [
  ".slds-assistive-text",
  ".slds-hide",
  "lightning-helptext",
  ".inline-edit-trigger",
  "lightning-button-icon",
];
