/** Creates elements by script calls: Trusted Types forbid markup from strings. */
import { svg } from './svg.ts';

type Child = Node | string | undefined;
type Props = Readonly<Record<string, string | boolean | undefined | ((event: any) => void)>>;

/** `el('button.spin', { type: 'button', onclick: spin }, 'Spin')` */
export function el<K extends keyof HTMLElementTagNameMap>(
  path: K | `${K}.${string}`,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const [tag = '', ...classes] = path.split('.');
  const element = document.createElement(tag) as HTMLElementTagNameMap[K];
  element.classList.add(...classes);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** An `output` is a live region. The room announces results itself, so its figures are not announced as well. */
export const quietOutput = (path: 'output' | `output.${string}`): HTMLOutputElement => el(path, { 'aria-live': 'off' });

/** An outline icon of the site's set: 24 units, 1.5 strokes. */
export const icon = (outline: string): SVGSVGElement =>
  svg('svg.icon', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: outline }));

export const icons = {
  door: 'M14 4H6v16h8M10 12h10m-3-3 3 3-3 3',
  book: 'M4 5.5C6.5 4 9.5 4 12 5.5v14C9.5 18 6.5 18 4 19.5zM20 5.5C17.5 4 14.5 4 12 5.5v14c2.5-1.5 5.5-1.5 8 0z',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  sound: 'M4 10v4h3l5 4V6l-5 4zM16 9c1.500 1.800 1.500 4.200 0 6M18.500 6.500c3 3.300 3 7.700 0 11',
  mute: 'M4 10v4h3l5 4V6l-5 4zM16 9.500l5 5M21 9.500l-5 5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5l11 7-11 7z',
} as const;

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Scrolls up to the game, for layouts that are longer than the screen. */
export const toTop = (): void => scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' });
