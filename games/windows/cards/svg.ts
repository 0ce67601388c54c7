/** SVG elements by hand: Trusted Types let no markup in as text. */
const space = 'http://www.w3.org/2000/svg';

export function svg(
  tag: 'svg' | 'path',
  props: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): SVGElement {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
