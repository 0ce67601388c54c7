/** Creates SVG elements by script calls: Trusted Types forbid markup from strings. */
const space = 'http://www.w3.org/2000/svg';

/** `svg('path.rim', { d })`. Omits properties that are undefined. */
export function svg<K extends keyof SVGElementTagNameMap>(
  path: K | `${K}.${string}`,
  props: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly (Node | string | undefined)[]
): SVGElementTagNameMap[K] {
  const [tag = '', ...classes] = path.split('.');
  const element = document.createElementNS(space, tag) as SVGElementTagNameMap[K];
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
  for (const [name, value] of Object.entries(props)) if (value !== undefined) element.setAttribute(name, String(value));
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
