/** Interfaces whose members a capture asks. */
const ASKED =
  /^(?:Node|Element|Document|DocumentFragment|ShadowRoot|CharacterData|Text|Attr|NodeList|HTMLCollection|NamedNodeMap|DOMTokenList|HTML\w*Element|SVG\w*Element)$/;

/**
 * Runs something with the browser's own DOM, where the page has put its own functions in the place of the browser's: a paste
 * into developer tools runs in the page's world, and under Salesforce's synthetic shadow the page hides its components from
 * itself. The browser's own come from an empty frame; the page's are put back before anything else can run.
 */
export function withNatives<T>(work: () => T): T {
  const patched = membersOf(window).filter(({ descriptor }) => isPatched(descriptor));
  if (patched.length === 0) return work();
  const frame = document.createElement("iframe");
  const append = document.documentElement.appendChild;
  append.call(document.documentElement, frame);
  const own = new Map(
    frame.contentWindow
      ? membersOf(frame.contentWindow as Window & typeof globalThis).map(({ name, key, descriptor }) => [
          `${name}.${String(key)}`,
          descriptor,
        ])
      : [],
  );
  const put: (() => void)[] = [];
  try {
    for (const { name, key, prototype, descriptor } of patched) {
      const native = own.get(`${name}.${String(key)}`);
      if (!native || isPatched(native) || !descriptor.configurable) continue;
      Object.defineProperty(prototype, key, native);
      put.push(() => Object.defineProperty(prototype, key, descriptor));
    }
    // a frame of ours is no part of the page
    frame.remove();
    return work();
  } finally {
    for (const back of put) back();
    if (frame.isConnected) frame.remove();
  }
}

interface Member {
  readonly name: string;
  readonly key: PropertyKey;
  readonly prototype: object;
  readonly descriptor: PropertyDescriptor;
}

function membersOf(world: Window & typeof globalThis): Member[] {
  const found: Member[] = [];
  for (const name of Object.getOwnPropertyNames(world).filter((one) => ASKED.test(one))) {
    const prototype: unknown = (world as unknown as Record<string, { prototype?: unknown } | undefined>)[name]
      ?.prototype;
    if (typeof prototype !== "object" || prototype === null) continue;
    const own = Object.getOwnPropertyDescriptors(prototype);
    for (const key of Reflect.ownKeys(own)) {
      const descriptor = (own as Record<PropertyKey, PropertyDescriptor>)[key];
      if (descriptor) found.push({ name, key, prototype, descriptor });
    }
  }
  return found;
}

const source = Function.prototype.toString;

function isPatched({ get, value }: PropertyDescriptor): boolean {
  const called: unknown = get ?? value;
  return typeof called === "function" && !source.call(called).includes("[native code]");
}
