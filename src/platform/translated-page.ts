/*
 * Keeps React working on a page that a browser translates. A translator takes a text node out of the page and puts a
 * <font> with the translation in its place, or moves the text node into it. React does not know that: its next
 * `insertBefore` or `removeChild` beside such a text would throw and end the app, and a changed text would not be seen.
 */

/**
 * Returns each text that a translator has removed, with the <font> added in its place at the same time. A text removed
 * beside an older <font> was removed by the page itself.
 */
function translatedTexts(records: readonly MutationRecord[]): (readonly [Text, Element])[] {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const isFont = (node: Node | null | undefined): node is Element =>
    node instanceof Element && node.localName === 'font' && added.has(node);
  return records.flatMap(({ addedNodes, removedNodes, previousSibling, nextSibling }) => {
    const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    return [...removedNodes].flatMap((node) =>
      font !== undefined && node instanceof Text && node.parentNode === null ? [[node, font] as const] : [],
    );
  });
}

/** Remembers which <font> replaces which text nodes: a translator may join neighbouring texts in one. */
function rememberFonts() {
  const fonts = new WeakMap<Node, Element>();
  const texts = new WeakMap<Element, Text[]>();
  return {
    add(text: Text, font: Element): void {
      fonts.set(text, font);
      texts.set(font, [...(texts.get(font) ?? []), text]);
    },
    /** Puts a text, and others that its <font> replaces, back into the page. Does nothing for any other node. */
    restore(node: Node): void {
      const font = fonts.get(node);
      const replaced = font && texts.get(font)?.filter(({ parentNode }) => parentNode === null);
      for (const text of replaced ?? []) fonts.delete(text);
      font?.replaceWith(...(replaced ?? []));
    },
  };
}

/**
 * Makes changes of the page tolerate a translator, for the page's whole life. Intervenes only where the browser would
 * throw, and where a text changes that the page does not show: the original text then takes the place of its
 * translation, which is out of date anyway. Translators translate it again.
 * @returns a function that undoes this, for tests
 */
export function tolerateTranslation(): () => void {
  const fonts = rememberFonts();
  const note = (records: readonly MutationRecord[]): void => {
    for (const { type, target } of records) if (type === 'characterData') fonts.restore(target);
    for (const [text, font] of translatedTexts(records)) {
      fonts.add(text, font);
      observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver(note);
  /** Returns the child of `parent` that is or contains `node`; null if there is none. */
  const childWith = (parent: Node, node: Node): Node | null => {
    // Reads what the observer has not reported yet.
    note(observer.takeRecords());
    fonts.restore(node);
    let at: Node | null = node;
    while (at !== null && at.parentNode !== parent) at = at.parentNode;
    return at;
  };

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isHere = before === null || before.parentNode === this;
    insertBefore.call(this, node, isHere ? before : childWith(this, before));
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = node.parentNode === this ? node : childWith(this, node);
    if (child !== null) removeChild.call(this, child);
    return node;
  };
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}
