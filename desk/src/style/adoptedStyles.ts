/**
 * Replaces the module of @rc-component/util that writes styles into <style> elements: the same functions, with style
 * sheets that `document` adopts. A policy without inline styles allows these. build/adoptedStyles.ts
 */

interface Options {
  /** Styles with a higher number come later, so they win. */
  readonly priority?: number;
}

interface Kept {
  readonly sheet: CSSStyleSheet;
  readonly priority: number;
  /** What the caller gets, and marks with attributes. It is in no document. */
  readonly element: HTMLStyleElement;
  css: string;
}

const kept = new Map<string, Kept>();
let isWaiting = false;

function adopt(): void {
  isWaiting = false;
  const sorted = [...kept.values()].toSorted((one, other) => one.priority - other.priority);
  document.adoptedStyleSheets = sorted.map(({ sheet }) => sheet);
}

/** A screen adds dozens of styles at once, which are adopted together before the next frame is painted. */
function adoptSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(adopt);
}

export function updateCSS(css: string, key: string, { priority = 0 }: Options = {}): HTMLStyleElement {
  const before = kept.get(key);
  if (before !== undefined) {
    if (before.css !== css) before.sheet.replaceSync(css);
    before.css = css;
    return before.element;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const element = document.createElement('style');
  kept.set(key, { sheet, priority, element, css });
  adoptSoon();
  return element;
}

export function removeCSS(key: string): void {
  if (kept.delete(key)) adoptSoon();
}

let unnamed = 0;

export function injectCSS(css: string, options: Options = {}): HTMLStyleElement {
  unnamed += 1;
  return updateCSS(css, `unnamed ${unnamed}`, options);
}

export function clearContainerCache(): void {
  // Nothing is cached by container.
}
