/** The ladder of multipliers beside the reels, with a koi that climbs it; or a row of lamps. */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import { el } from '../frame/dom.ts';
import { createLamps } from './lamps.ts';
import type { Words } from './words.ts';

export interface Ladder {
  readonly element: HTMLElement;
  /** Shows the state after a spin; undefined outside free spins and holds. */
  show(spin: PlaySpin | undefined): void;
  /** Shows the multiplier of a fall; 0 is the first landing. Does nothing on machines without falls. */
  step(fall: number): void;
}

export interface TitleLadder extends Ladder {
  /** Takes the rungs of the model under which a round was played. M07 */
  as(played: SlotTitle): void;
}

export function createLadder(title: SlotTitle, words: Words, koi: string): TitleLadder {
  let { model } = title;
  let now = ladderOf(title, words, koi);
  return {
    get element() {
      return now.element;
    },
    show: (spin) => now.show(spin),
    step: (fall) => now.step(fall),
    as(played) {
      if (played.model.code === model.code) return;
      ({ model } = played);
      const next = ladderOf(played, words, koi);
      now.element.replaceWith(next.element);
      now = next;
    },
  };
}

const ladderOf = (title: SlotTitle, words: Words, koi: string): Ladder =>
  title.model.steps || title.model.hold ? createLamps(title, words) : createRungs(title, words, koi);

function createRungs({ model, art }: SlotTitle, words: Words, koi: string): Ladder {
  const note = el('p.ladder-note');
  const fish = el('img.ladder-koi', { alt: '', src: koi });
  const rungs = model.ladder.map((rung) => el('li', { 'data-from': String(rung.wilds) }, `×${rung.multiplier}`));
  const list = el('div.fall', {}, el('ol.rungs', {}, ...rungs), model.ladder.length > 1 ? fish : undefined);
  const heading = el('p.ladder-title', {}, words('multiplier'));
  const element = el('aside.ladder', { 'aria-label': words('multiplier') }, heading, list, note);

  function show(spin: PlaySpin | undefined): void {
    const wilds = spin?.wildsSeen;
    const at = wilds === undefined ? -1 : model.ladder.findLastIndex((rung) => wilds >= rung.wilds);
    const next = model.ladder[at + 1];
    const here = model.ladder[Math.max(0, at)];
    const way = next && wilds !== undefined ? (wilds - (here?.wilds ?? 0)) / (next.wilds - (here?.wilds ?? 0)) : 0;
    rungs.forEach((rung, place) => {
      rung.classList.toggle('reached', place <= at);
      rung.classList.toggle('now', place === at);
    });
    element.classList.toggle('live', wilds !== undefined);
    element.style.setProperty('--climb', String((Math.max(0, at) + way) / Math.max(1, model.ladder.length - 1)));
    note.textContent = noteOf(at, wilds, next);
  }

  function noteOf(
    at: number,
    wilds: number | undefined,
    next: { wilds: number; multiplier: number } | undefined,
  ): string {
    if (model.ladder.length === 1) return words('fixedRung', { multiplier: model.ladder[0]?.multiplier ?? 1 });
    if (at < 0 || wilds === undefined) return words('freeTitle');
    if (!next) return words('topRung');
    const word = art === 'koiGate' ? 'wildsToNext' : 'wildsToNextKit';
    return words(word, { count: next.wilds - wilds, next: next.multiplier });
  }
  show(undefined);
  return { element, show, step: () => undefined };
}
