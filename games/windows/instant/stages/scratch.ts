/** A scratch card with nine covered fields, settled when it is bought. M03 */
import './scratch.css';
import './scratchFields.css';
import './scratchPrizes.css';
import './scratchLayout.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { emblemOnly } from '@foyer/pictures/logo.ts';
import { scratchPrizes } from '../../../engines/instant/scratch.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { createScratchCard, symbolName } from './scratchCard.ts';
import { cardPrint } from './scratchPrint.ts';
import type { Stage, StageHost } from './stage.ts';

const emblems = ['coin', 'lantern', 'peach', 'bell', 'koi', 'ingot', 'gems', 'dragon'] as const;

export function scratchStage({ words, platform, sound }: StageHost): Stage {
  const addresses = emblems.map((emblem) =>
    URL.createObjectURL(new Blob([emblemOnly(platform, emblem)], { type: 'image/svg+xml' })),
  );
  const picture = (symbol: number) => el('img', { src: addresses[symbol] ?? '', alt: '' });
  const reveal = el(
    'button.quiet.reveal-all',
    { type: 'button', hidden: true, onclick: () => card.openAll() },
    words('revealAll'),
  );
  const rows = prizeRows(words, picture);
  const card = createScratchCard(words, picture, sound);
  const ticket = ticketOf({ words, platform }, reveal, card.root, rows);
  let done: (() => void) | undefined;

  function clear(): void {
    done = undefined;
    reveal.hidden = true;
    card.clear();
    delete ticket.dataset.result;
    for (const row of rows) row.classList.remove('reached');
  }

  clear();
  return {
    scene: el('div.card-table', {}, ticket, el('p.scratch-hint', {}, words('scratchHint'))),
    // The prizes are printed on the card.
    desk: el('div.desk', { hidden: true }),
    choice: () => 'card',
    choose: () => undefined,
    lock: () => undefined,
    clear,
    async show({ shown }: InstantRound, isStill: boolean) {
      clear();
      card.cover(shown, () => done?.());
      if (isStill) card.openAll();
      else {
        reveal.hidden = false;
        await new Promise<void>((finished) => {
          done = finished;
        });
        await wait(250);
      }
      reveal.hidden = true;
      const triple = card.markTriple();
      // Three coins only return the stake, which is not celebrated. M11
      if (triple !== undefined) ticket.dataset.result = (scratchPrizes[triple]?.pay ?? 0) > 100 ? 'prize' : 'stake';
      rows.forEach((row, at) => row.classList.toggle('reached', rows.length - 1 - at === triple));
    },
  };
}

/** The card with its print: the highest prize, the fields and all prizes. */
function ticketOf(
  { words, platform }: Pick<StageHost, 'words' | 'platform'>,
  reveal: HTMLElement,
  fields: HTMLElement,
  rows: readonly HTMLElement[],
): HTMLElement {
  const top = timesText(scratchPrizes.at(-1)?.pay ?? 0);
  return el(
    'div.ticket',
    { 'data-house': platform },
    cardPrint(),
    el(
      'div.ticket-head',
      {},
      el('b.ticket-name', {}, words('game.scratch')),
      el('span.ticket-top.fig', { 'aria-hidden': 'true' }, `${top}×`),
      reveal,
    ),
    fields,
    el('ol.prizes', {}, ...rows),
  );
}

/** The prizes for three of a symbol, highest first. */
const prizeRows = (words: Words, picture: (symbol: number) => HTMLElement): HTMLElement[] =>
  scratchPrizes
    .map(({ pay }, symbol) =>
      el(
        'li',
        {},
        picture(symbol),
        el('span', {}, words('threeOf', { symbol: symbolName(words, symbol) })),
        el('b.fig', {}, `${timesText(pay)}×`),
      ),
    )
    .toReversed();
