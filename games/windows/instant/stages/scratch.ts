/** A scratch card with nine covered fields, settled when it is bought. M03 */
import type { InstantRound } from '@foyer/contract/games/instant.ts';
import { emblemOnly } from '@foyer/pictures/logo.ts';
import { range } from '../../../engines/instant/game.ts';
import { fieldCount, scratchPrizes, tripleOf } from '../../../engines/instant/scratch.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { el, wait } from '../../frame/dom.ts';
import { createFoil } from './foil.ts';
import type { Stage, StageHost } from './stage.ts';

const emblems = ['coin', 'lantern', 'peach', 'bell', 'koi', 'ingot', 'gems', 'dragon'] as const;

export function scratchStage({ words, platform, sound }: StageHost): Stage {
  const addresses = emblems.map((emblem) =>
    URL.createObjectURL(new Blob([emblemOnly(platform, emblem)], { type: 'image/svg+xml' })),
  );
  const symbolName = (symbol: number): string => words(`symbol.${symbol}` as 'symbol.0');
  const picture = (symbol: number) => el('img', { src: addresses[symbol] ?? '', alt: '' });
  const cells = range(0, fieldCount).map((at) => {
    const cell = el('div.field-cell', { role: 'img', 'aria-label': words('field', { no: at + 1 }) });
    const foil = createFoil(() => opened(at));
    return { cell, foil };
  });
  const reveal = el(
    'button.quiet.reveal-all',
    { type: 'button', hidden: true, onclick: () => openAll() },
    words('revealAll'),
  );
  const hint = el('p.faint', {}, words('scratchHint'));
  const prizes = el(
    'ol.prizes',
    {},
    ...scratchPrizes
      .map(({ pay }, symbol) =>
        el(
          'li',
          {},
          picture(symbol),
          el('span', {}, words('threeOf', { symbol: symbolName(symbol) })),
          el('b.fig', {}, `${timesText(pay)}×`),
        ),
      )
      .toReversed(),
  );
  let fields: readonly number[] = [];
  const left = new Set<number>();
  let done: (() => void) | undefined;

  function opened(at: number): void {
    if (!left.delete(at)) return;
    const symbol = fields[at] ?? 0;
    cells[at]?.cell.setAttribute('aria-label', words('fieldOpen', { no: at + 1, symbol: symbolName(symbol) }));
    sound.tick(at);
    if (left.size === 0) done?.();
  }
  function openAll(): void {
    for (const at of left) cells[at]?.foil.open();
  }
  function mark(): void {
    const triple = tripleOf(fields);
    cells.forEach(({ cell }, at) => cell.classList.toggle('of-three', triple !== undefined && fields[at] === triple));
    [...prizes.children].forEach((row, at) =>
      row.classList.toggle('reached', scratchPrizes.length - 1 - at === triple),
    );
  }
  function clear(): void {
    done = undefined;
    fields = [];
    left.clear();
    reveal.hidden = true;
    for (const { cell, foil } of cells) {
      cell.replaceChildren(foil.canvas);
      cell.classList.remove('of-three');
      foil.cover(false);
    }
    for (const row of prizes.children) row.classList.remove('reached');
    cells.forEach(({ cell }, at) => cell.setAttribute('aria-label', words('field', { no: at + 1 })));
  }

  clear();
  return {
    scene: el('div.card-table', {}, el('div.card', {}, ...cells.map(({ cell }) => cell)), reveal, hint),
    desk: el('div.desk', {}, prizes),
    choice: () => 'card',
    choose: () => undefined,
    lock: () => undefined,
    clear,
    async show({ shown }: InstantRound, isStill: boolean) {
      clear();
      fields = shown;
      cells.forEach(({ cell, foil }, at) => {
        cell.replaceChildren(picture(shown[at] ?? 0), foil.canvas);
        left.add(at);
        foil.cover(true);
      });
      if (isStill) openAll();
      else {
        reveal.hidden = false;
        await new Promise<void>((finished) => {
          done = finished;
        });
        await wait(250);
      }
      reveal.hidden = true;
      mark();
    },
  };
}
