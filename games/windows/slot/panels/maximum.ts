/**
 * The maximum win beside the return. It is counted on the player's device when the rules are opened: at once for most
 * machines, within some seconds for a cascade, in parts between which the page answers. M09
 */
import type { Maximum } from '../../../engines/slot/maximum/maximum.ts';
import { lineCount } from '../../../engines/slot/rules.ts';
import type { SlotModel } from '../../../engines/slot/rules.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

/** A part of the count takes about this long. */
const partMs = 12;

const known = new Map<string, Maximum>();

/** Undefined if `isWanted` turned false before the end. */
async function counted(model: SlotModel, isWanted: () => boolean): Promise<Maximum | undefined> {
  const before = known.get(model.code);
  if (before) return before;
  const { maximumInSteps } = await import('../../../engines/slot/maximum/maximum.ts');
  const steps = maximumInSteps(model);
  for (;;) {
    const startMs = performance.now();
    let step = steps.next();
    while (step.done !== true && performance.now() - startMs < partMs) step = steps.next();
    if (step.done === true) {
      known.set(model.code, step.value);
      return step.value;
    }
    await wait(0);
    if (!isWanted()) return undefined;
  }
}

/** Times the whole stake; cut, not rounded, so that no more is promised than is true. */
const timesOf = (lineStakes: number): string => {
  const times = lineStakes / lineCount;
  const places = times < 100 ? 10 : 1;
  return (Math.floor(times * places) / places).toLocaleString('en');
};

export interface MaximumRate {
  /** A term and its figure for the list of rates. */
  readonly rate: HTMLElement;
  readonly note: HTMLElement;
}

export function maximumRate(model: SlotModel, words: Words): MaximumRate {
  const figure = el('dd.fig', { 'aria-busy': 'true' }, words('maxWinCounting'));
  const rate = el('div.rate.maximum', {}, el('dt', {}, words('maxWin')), figure);
  const note = el('p');
  const fill = async (): Promise<void> => {
    const maximum = await counted(model, () => rate.isConnected);
    if (!maximum) return;
    const [spin, round] = [timesOf(maximum.spin), timesOf(maximum.round)];
    figure.removeAttribute('aria-busy');
    figure.textContent = `×${round}`;
    note.textContent = model.hold
      ? words('maxWinNoteHold', { spin, round })
      : words('maxWinNote', { spin, round, free: model.maxFreeSpins });
  };
  void fill();
  return { rate, note };
}
