import type { CDPSession, Page } from "@playwright/test";

/** Roles of a browser's own tree that can be acted on. */
const ACTIONABLE = new Set(
  "button checkbox comboBoxMenuButton combobox link listBox listBoxOption menuItem menuItemCheckBox menuItemRadio popUpButton radioButton radio searchBox searchbox slider spinButton spinbutton switch tab textbox textField textFieldWithComboBox toggleButton treeitem menuitem menuitemcheckbox menuitemradio option listbox".split(
    " ",
  ),
);

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/**
 * The nodes of the browser's own tree that can be acted on and that our tree does not hold. `ours` is the name of a global
 * of the page: a function that tells whether our tree holds an element.
 */
export async function missingActionable(page: Page, ours: string): Promise<{ all: number; missing: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const missing: string[] = [];
  let all = 0;
  for (const frameId of await framesOf(session)) {
    const { nodes } = (await session.send("Accessibility.getFullAXTree", { frameId })) as { nodes: readonly AxNode[] };
    for (const node of nodes.filter(isActionable)) {
      const { object } = await session.send("DOM.resolveNode", { backendNodeId: node.backendDOMNodeId ?? 0 });
      const { result } = await session.send("Runtime.callFunctionOn", {
        objectId: object.objectId ?? "",
        functionDeclaration: `function (byRole) {
          let el = this.nodeType === 1 ? this : this.parentElement;
          const root = el.getRootNode();
          if (root.host && root.host.shadowRoot !== root) el = root.host; // a part of a control that the browser draws
          if (el.localName === "option") return "native";
          if (!byRole && Number(el.getAttribute("tabindex") ?? 0) < 0 && el.getAttribute("role") !== "row") return "native";
          const held = (el.ownerDocument.defaultView.top ?? window)["${ours}"];
          return held(el) ? "held" : el.outerHTML.slice(0, 160);
        }`,
        arguments: [{ value: ACTIONABLE.has(node.role?.value ?? "") }],
        returnByValue: true,
      });
      // chosen through its select, or given the focus by scripts only
      if (result.value === "native") continue;
      all++;
      if (result.value !== "held")
        missing.push(`${node.role?.value} ${JSON.stringify(node.name?.value ?? "")} ${String(result.value)}`);
    }
  }
  await session.detach();
  return { all, missing };
}

async function framesOf(session: CDPSession): Promise<string[]> {
  interface Tree {
    readonly frame: { readonly id: string };
    readonly childFrames?: readonly Tree[];
  }
  const { frameTree } = (await session.send("Page.getFrameTree")) as { frameTree: Tree };
  const collect = (tree: Tree): string[] => [tree.frame.id, ...(tree.childFrames ?? []).flatMap(collect)];
  return collect(frameTree);
}

/** By its role, or because it can have the focus; not the page itself, and not the parts that a browser draws inside of a control. */
function isActionable({ ignored, role, properties, backendDOMNodeId }: AxNode): boolean {
  if (ignored || backendDOMNodeId === undefined || role?.value === "RootWebArea" || role?.value === "Iframe")
    return false;
  const focusable = properties?.some(({ name, value }) => name === "focusable" && value.value === true) ?? false;
  return focusable || ACTIONABLE.has(role?.value ?? "");
}
