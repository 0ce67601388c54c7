/** Buttons for the bets of a layout; each takes one chip. */
import { el } from '../../frame/dom.ts';
import { chipText } from '../../frame/money.ts';
import type { Words } from '../words.ts';

export interface SpotButton<Spot> {
  readonly spot: Spot;
  readonly id: string;
  readonly group: string;
  readonly text: string;
  /** Accessible name. */
  readonly name: string;
  readonly pays: string;
  /** Shown instead of the text. */
  readonly picture?: SVGElement | undefined;
}

export interface Spots<Spot> {
  of(group: string): HTMLButtonElement[];
  readonly summary: HTMLElement;
  /** Ids in the order of the layout, so that the same bets always give the same text. */
  choice(): string;
  choose(ids: readonly string[]): void;
  lock(isLocked: boolean): void;
  /** Marks the winning bets; undefined removes the marks. */
  mark(isWon: ((spot: Spot) => boolean) | undefined): void;
  /** Sets the amount on the chips of the chosen bets. */
  showChip(satang: number): void;
}

interface SpotsOptions {
  readonly most: number;
  readonly words: Words;
  readonly onChange: () => void;
}

type Labels = Pick<SpotButton<unknown>, 'id' | 'text' | 'name' | 'pays' | 'picture'>;

function spotButton(words: Words, { id, text, name, pays, picture }: Labels, onclick: () => void): HTMLButtonElement {
  const button = el(
    'button.spot',
    { type: 'button', 'data-spot': id, 'aria-pressed': 'false', onclick },
    el('span.spot-name', {}, picture ?? text),
    el('span.spot-pays', {}, `${pays}×`),
  );
  button.setAttribute('aria-label', `${name}, ${words('pays', { times: pays })}`);
  return button;
}

const chosenRow = ({ name, pays, button }: Labels & { readonly button: HTMLElement }): HTMLElement =>
  el(button.classList.contains('won') ? 'li.won' : 'li', {}, el('span', {}, name), el('b.fig', {}, `${pays}×`));

export function createSpots<Spot>(
  all: readonly SpotButton<Spot>[],
  { most, words, onChange }: SpotsOptions,
): Spots<Spot> {
  const chosen = new Set<string>();
  let isLocked = false;
  const status = el('b.fig', { role: 'status' });
  const list = el('ul.chosen');
  const clearing = el('button.quiet', { type: 'button', onclick: () => take([]) }, words('clear'));
  const buttons = all.map((each) => ({ ...each, button: spotButton(words, each, () => toggle(each.id)) }));

  function draw(): void {
    for (const { id, button } of buttons) button.setAttribute('aria-pressed', String(chosen.has(id)));
    status.textContent = words('spotsOf', { count: chosen.size });
    clearing.disabled = isLocked || chosen.size === 0;
    list.replaceChildren(...buttons.filter(({ id }) => chosen.has(id)).map(chosenRow));
  }
  function mark(isWon: ((spot: Spot) => boolean) | undefined): void {
    for (const { spot, button } of buttons) button.classList.toggle('won', isWon?.(spot) === true);
    draw();
  }
  function set(ids: readonly string[]): void {
    chosen.clear();
    for (const id of ids) chosen.add(id);
    mark(undefined);
  }
  function take(ids: readonly string[]): void {
    if (isLocked) return;
    set(ids);
    onChange();
  }
  function toggle(id: string): void {
    if (isLocked) return;
    if (chosen.has(id)) take([...chosen].filter((each) => each !== id));
    else if (chosen.size < most) take([...chosen, id]);
    else status.textContent = words('mostSpots', { most });
  }

  draw();
  return {
    of: (group) => buttons.filter((each) => each.group === group).map(({ button }) => button),
    summary: el('div.chosen-part', {}, el('div.desk-head', {}, status, clearing), list),
    choice: () =>
      buttons
        .map(({ id }) => id)
        .filter((id) => chosen.has(id))
        .join('.'),
    choose: set,
    lock(isNow) {
      isLocked = isNow;
      for (const { button } of buttons) button.toggleAttribute('data-locked', isNow);
      draw();
    },
    mark,
    showChip(satang) {
      for (const { button } of buttons) button.dataset.chip = chipText(satang);
    },
  };
}
