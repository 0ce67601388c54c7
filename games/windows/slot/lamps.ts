/** Lamps beside the reels: the multipliers of a cascade's falls, or the turns left in a hold. */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import { el } from '../frame/dom.ts';
import type { Ladder } from './ladder.ts';
import type { Words } from './words.ts';

export function createLamps({ model }: SlotTitle, words: Words): Ladder {
  const heading = words(model.hold ? 'holdLadder' : 'steps');
  const lamps = el('ol.rungs');
  const note = el('p.ladder-note');
  const title = el('p.ladder-title', {}, heading);
  const element = el('aside.ladder', { 'aria-label': heading }, title, el('div.fall', {}, lamps), note);
  let isFree = false;

  /** Marks the lamp at `now` as current, and those before it as reached. */
  function light(texts: readonly string[], now: number): void {
    lamps.replaceChildren(
      ...texts.map((text, place) => el(place === now ? 'li.now.reached' : place < now ? 'li.reached' : 'li', {}, text)),
    );
    element.classList.toggle('live', now >= 0);
  }

  function step(fall: number): void {
    if (!model.steps) return;
    const steps = isFree ? model.steps.free : model.steps.paid;
    const texts = steps.map((multiplier) => `×${multiplier}`);
    light(texts, Math.min(fall, steps.length - 1));
    note.textContent = words('stepsNote');
  }

  function show(spin: PlaySpin | undefined): void {
    isFree = spin !== undefined;
    if (!model.hold) return step(0);
    const turns = Array.from({ length: model.hold.turns }, (_, turn) => String(turn + 1));
    light(turns, spin ? spin.freeSpinsLeft - 1 : -1);
    note.textContent = spin ? words('holdWon', { count: spin.coins.length }) : words('holdTitle');
  }
  show(undefined);
  return { element, show, step };
}
