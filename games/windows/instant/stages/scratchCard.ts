/** Nine fields with symbols under foil. */
import { range } from '../../../engines/instant/game.ts';
import { fieldCount, tripleOf } from '../../../engines/instant/scratch.ts';
import { el } from '../../frame/dom.ts';
import type { Sound } from '../sound.ts';
import type { Words } from '../words.ts';
import { createFoil } from './foil.ts';
import { createCoin } from './foilCoin.ts';
import { createFlakes } from './foilFlakes.ts';

export interface ScratchCard {
  readonly root: HTMLElement;
  /** An empty card, whose foil cannot be scratched. */
  clear(): void;
  /** Covers these symbols with foil. Calls `onAllOpen` when the last one is scratched open. */
  cover(symbols: readonly number[], onAllOpen: () => void): void;
  openAll(): void;
  /** Marks the fields of the symbol that appears three times, and returns that symbol. */
  markTriple(): number | undefined;
}

export const symbolName = (words: Words, symbol: number): string => words(`symbol.${symbol}` as 'symbol.0');

export function createScratchCard(words: Words, picture: (symbol: number) => HTMLElement, sound: Sound): ScratchCard {
  const cells = range(0, fieldCount).map((at) => {
    const cell = el('div.field-cell', { role: 'img', 'aria-label': words('field', { no: at + 1 }) });
    return {
      cell,
      foil: createFoil(
        () => opened(at),
        (x, y) => flakes.fall(x, y),
      ),
    };
  });
  const flakes = createFlakes();
  const coin = createCoin();
  const root = el('div.card', {}, ...cells.map(({ cell }) => cell), flakes.canvas, coin);
  const covered = new Set<number>();
  let fields: readonly number[] = [];
  let onAllOpen: (() => void) | undefined;

  function opened(at: number): void {
    if (!covered.delete(at)) return;
    const symbol = symbolName(words, fields[at] ?? 0);
    cells[at]?.cell.setAttribute('aria-label', words('fieldOpen', { no: at + 1, symbol }));
    sound.tick(at);
    root.classList.toggle('is-live', covered.size > 0);
    if (covered.size === 0) onAllOpen?.();
  }

  return {
    root,
    clear() {
      fields = [];
      covered.clear();
      root.classList.remove('is-live');
      cells.forEach(({ cell, foil }, at) => {
        cell.replaceChildren(foil.canvas);
        cell.classList.remove('of-three');
        foil.cover(false);
        cell.setAttribute('aria-label', words('field', { no: at + 1 }));
      });
    },
    cover(symbols, onOpen) {
      fields = symbols;
      onAllOpen = onOpen;
      cells.forEach(({ cell, foil }, at) => {
        const symbol = symbols[at] ?? 0;
        cell.replaceChildren(picture(symbol), el('span.field-name', {}, symbolName(words, symbol)), foil.canvas);
        covered.add(at);
        foil.cover(true);
      });
      root.classList.add('is-live');
    },
    openAll() {
      for (const at of covered) cells[at]?.foil.open();
    },
    markTriple() {
      const triple = tripleOf(fields);
      cells.forEach(({ cell }, at) => cell.classList.toggle('of-three', triple !== undefined && fields[at] === triple));
      return triple;
    },
  };
}
