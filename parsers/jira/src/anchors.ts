/**
 * Jira's own tests find elements by `data-testid`, until 2023 by `data-test-id`, and both are in use on one page. Of a name
 * its last part lasts longest, so that most are told by how they end.
 */
const testid = (test: string): string => `:is([data-testid${test}], [data-test-id${test}])`;

/** The whole name. */
export const named = (name: string): string => testid(`="${name}"`);
/** How a name ends. */
export const ending = (leaf: string): string => testid(`$="${leaf}"`);
/** How a name begins. */
export const starting = (stem: string): string => testid(`^="${stem}"`);
/** What a name has inside. */
export const holding = (part: string): string => testid(`*="${part}"`);

/** Every work item that a page names is a link to `/browse/KEY`; `/browse/KEY` without a number is a project. */
export const BROWSE = 'a[href*="/browse/"]';

/** The name of a status; its number is the status's category in every language. Until 2026-04 it stood on a box in the button. */
export const LOZENGE = starting("issue.fields.status.common.ui.status-lozenge.");
export const LOZENGE_TEXT = `${LOZENGE}${ending("--text")}`;

/** The trigger of a person's card, and the pictures that only people have: nobody is a drawn icon. */
export const PROFILE = starting("profilecard-next.ui.profilecard");

/** What people write on Cloud: rendered documents and open editors. */
export const AUTHORED = [".ak-renderer-document", ".ProseMirror", '[contenteditable="true"]'] as const;

/** Of the page itself: roots look for what is in them, and what somebody wrote may imitate anything. */
export const own = (css: string): string => `${css}:not(.ak-renderer-document *, .ProseMirror *)`;

/** The issue in a panel beside a board or a list. */
export const PANEL = ending("issue-layout.compact-layout");
/** An issue's own key among its breadcrumbs. */
export const CURRENT = ending("breadcrumbs.current-issue.item");
export const SUMMARY = ending("foundation.summary.heading");

/** The panel of children in an issue. */
export const CHILDREN = ending("child-issues-panel.issues-container");
/** A row of every Cloud table of issues. */
export const ROW = ending("native-issue-table.ui.issue-row");

/** One comment with its replies, and what is around a reply. */
export const COMMENT = starting("comment-base-item-");
export const REPLY = ending("comment-reply-wrapper.reply-container");
/** A comment that customers don't see. */
export const INTERNAL = ending("comment-visibility.comment-visibility-wrapper");
