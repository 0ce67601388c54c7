/** Plays the real window in the document of a test by its controls. */
import own from '@foyer/text/zh_CN/instant.json' with { type: 'json' };
import type { InstantCode } from '../../../engines/instant/game.ts';
import { all, createTab, one, passMs, testWords } from '../../frame/testing/page.ts';
import type { TestHouse } from './house.ts';

export { all, balance, kill, money, one, passMs, textOf } from '../../frame/testing/page.ts';
/** A text of the window in Chinese. */
export const word = testWords(own);
const press = (): void => one('.main-button').click();

/** Keyframes of each element's last animation in this round. The document of a test does not animate; `animate` records. */
let frames = new WeakMap<Element, readonly Keyframe[]>();
export const lastFrame = (element: Element): Keyframe | undefined => frames.get(element)?.at(-1);

function animate(this: Element, given: unknown, options?: number | KeyframeAnimationOptions): Animation {
  const list = given as Keyframe[];
  frames.set(this, list);
  const duration = Number(typeof options === 'object' ? options.duration : options);
  const finished = new Promise((done) => setTimeout(done, duration));
  const effect = { getComputedTiming: () => ({ duration }) };
  return { finished, effect, cancel: () => undefined } as unknown as Animation;
}

const tab = createTab({
  address: '/play/instant/',
  ready: '.main-button',
  open: (load) => import(/* @vite-ignore */ `../main.ts?page=${load}`),
  prepare() {
    Element.prototype.getAnimations = () => [];
    Element.prototype.animate = animate;
  },
});
export const { inEveryTest, setCalm, reload } = tab;
export const enter = (house: TestHouse): Promise<void> => tab.enter(house.fetch);

const radio = (name: string, value: string): void => {
  const input = one(`input[name=${name}][value="${value}"]`);
  if (input instanceof HTMLInputElement) input.checked = true;
  input.dispatchEvent(new Event('change'));
};
const clickAll = (selectors: readonly string[]): void => {
  for (const selector of selectors) one(selector).click();
};
const clear = (): void =>
  all<HTMLButtonElement>('button.quiet')
    .find(({ textContent }) => textContent === word('clear'))
    ?.click();

/** Chooses by the controls of the page. */
function choose(code: InstantCode, choice: string): void {
  const [first = '', ...others] = choice.split('.');
  switch (code) {
    case 'plinko':
      radio('rows', first);
      return radio('risk', others[0] ?? '');
    case 'treasure':
      return radio('traps', choice);
    case 'scratch':
      return undefined;
    case 'hands':
      return one(`[data-hand=${choice}]`).click();
    case 'horses':
      radio('course', first);
      clear();
      return clickAll(others.map((id) => `[data-spot=${id}]`));
    case 'fastThree':
      clear();
      return clickAll(choice.split('.').map((id) => `[data-spot=${id}]`));
    default:
      clear();
      return choice.split('.').forEach((mark) => all('.balls .ball')[Number(mark) - 1]?.click());
  }
}

/** Bets and waits for the reply. Under reduced motion, the result is then drawn too. */
export async function bet(code: InstantCode, choice: string): Promise<void> {
  frames = new WeakMap();
  choose(code, choice);
  press();
  await passMs(0);
}
/** Cashes out an open round. */
export async function take(): Promise<void> {
  press();
  await passMs(0);
}
export async function openDoor(cell: number): Promise<void> {
  all('.door')[cell]?.click();
  await passMs(0);
}
/** Waits for the end of the animation and of the pause after it. */
export async function rest(code: InstantCode): Promise<void> {
  if (code === 'scratch') document.querySelector<HTMLElement>('.reveal-all:not([hidden])')?.click();
  await passMs(9_000);
}
