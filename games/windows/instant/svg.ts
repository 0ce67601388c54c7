/** SVG elements by hand: Trusted Types let no markup in as text. */
const space = 'http://www.w3.org/2000/svg';

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** A gradient from top to bottom, stops by their class so that themes can colour them. */
export const fade = (id: string, ...classes: readonly string[]): SVGLinearGradientElement =>
  svg(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...classes.map((name, at) => svg('stop', { class: name, offset: at / Math.max(1, classes.length - 1) })),
  );
