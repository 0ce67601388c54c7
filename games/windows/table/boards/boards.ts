/** The layouts of the four games. */
import { roulette } from '../../../engines/table/roulette/rules.ts';
import { colourOf } from '../../../engines/table/roulette/rules.ts';
import type { Spot, TableCode } from '../../../engines/table/table.ts';
import { paysOfSum } from '../../../engines/table/sicBo/rules.ts';
import { el } from '../../frame/dom.ts';
import { dieFace } from '../stages/die.ts';
import type { Words } from '../words.ts';
import { createBoard } from './board.ts';
import type { Board, SpotFace } from './board.ts';
import { curved } from './fields.ts';

type Button = (spotId: string) => HTMLButtonElement;
type Make = (words: Words, onSpot: (spotId: string) => void) => Board;

const row = (button: Button, name: string, spotIds: readonly string[]): HTMLElement =>
  el(`div.row.${name}`, {}, ...spotIds.map(button));
const depths = { 'small-row': { wide: 0.42, tall: 0.2 }, 'main-row': { wide: 0.25, tall: 0.1 } } as const;
/** A row of fields along one arc. `from` and `to` are fractions of the row. */
const arc = (
  button: Button,
  name: keyof typeof depths,
  fields: readonly (readonly [spotId: string, from: number, to: number])[],
): HTMLElement => {
  const root = el(`div.row.${name}.arc`);
  for (const [spotId, from, to] of fields) root.append(curved(button(spotId), [from, to], depths[name]));
  root.style.setProperty(
    'grid-template-columns',
    fields.map(([, from, to]) => `${Math.round((to - from) * 100)}fr`).join(' '),
  );
  return root;
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const cardNotes: Readonly<Record<string, string>> = {
  player: '1 : 1',
  banker: '0.95 : 1',
  tie: '8 : 1',
  playerPair: '11 : 1',
  bankerPair: '11 : 1',
  eitherPair: '5 : 1',
};
const baccarat: Make = (words, onSpot) =>
  createBoard(
    { words, code: 'baccarat' },
    ({ id }, label) => ({ label, note: cardNotes[id] ?? '' }),
    (button) => [
      arc(button, 'small-row', [
        ['playerPair', 0, 0.38],
        ['eitherPair', 0.38, 0.62],
        ['bankerPair', 0.62, 1],
      ]),
      arc(button, 'main-row', [
        ['player', 0, 0.41],
        ['tie', 0.41, 0.59],
        ['banker', 0.59, 1],
      ]),
    ],
    onSpot,
  );

const duelNotes: Readonly<Record<string, string>> = {
  side: '1 : 1',
  parity: '1 : 1',
  tie: '11 : 1',
  suitedTie: '50 : 1',
};
const dragonTiger: Make = (words, onSpot) =>
  createBoard(
    { words, code: 'dragonTiger' },
    ({ kind }, label) => ({ label, note: duelNotes[kind] ?? '' }),
    (button) => [
      arc(button, 'small-row', [
        ['dragonOdd', 0, 0.25],
        ['dragonEven', 0.25, 0.5],
        ['tigerOdd', 0.5, 0.75],
        ['tigerEven', 0.75, 1],
      ]),
      arc(button, 'main-row', [
        ['dragon', 0, 0.36],
        ['tie', 0.36, 0.5],
        ['suitedTie', 0.5, 0.64],
        ['tiger', 0.64, 1],
      ]),
    ],
    onSpot,
  );

function sicBoFace(words: Words, { id, kind, numbers }: Spot, name: string): SpotFace {
  const dice = (): HTMLElement => el('span.dice', {}, ...numbers.map(dieFace));
  const notes: Readonly<Record<string, string>> = {
    double: '11 : 1',
    triple: '180 : 1',
    pair: '6 : 1',
    face: '1 · 2 · 12',
  };
  if (kind === 'even')
    return { label: name, note: id === 'small' || id === 'big' ? `${words(`${id}Note`)} · 1 : 1` : '1 : 1' };
  if (kind === 'anyTriple') return { label: name, note: '31 : 1' };
  if (kind.startsWith('sum')) return { label: String(numbers[0]), note: `${paysOfSum(numbers[0] ?? 0)} : 1` };
  return { label: dice(), note: notes[kind] ?? '' };
}
const faces = [1, 2, 3, 4, 5, 6];
const sicBo: Make = (words, onSpot) =>
  createBoard(
    { words, code: 'sicBo' },
    (spot, name) => sicBoFace(words, spot, name),
    (button) => [
      row(button, 'evens', ['small', 'odd', 'even', 'big']),
      row(
        button,
        'sums',
        upTo(14).map((at) => `sum${at + 4}`),
      ),
      row(
        button,
        'faces',
        faces.map((face) => `face${face}`),
      ),
      row(
        button,
        'doubles',
        faces.map((face) => `double${face}`),
      ),
      row(
        button,
        'pairs',
        faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `pair${low}${high}`)),
      ),
      row(button, 'triples', [...faces.map((face) => `triple${face}`), 'anyTriple']),
    ],
    onSpot,
  );

/** Twice the middle of the lowest and highest place. */
const middle = (places: readonly number[]): number => Math.min(...places) + Math.max(...places);

/** Position of a bet along and across the layout: numbers are on even tracks, borders between them on odd ones. */
function tracksOf(numbers: readonly number[]): readonly [along: number, across: number] {
  const inRows = numbers.filter((number) => number > 0);
  if (inRows.length === 0) return [1, 4];
  const rows = inRows.map((number) => Math.floor((number - 1) / 3));
  const columns = inRows.map((number) => (number - 1) % 3);
  const hasZero = numbers.length > inRows.length;
  const along = hasZero ? 2 : 3 + middle(rows);
  // Streets, lines and the first four (0 to 3) are on the edge of the layout.
  const isOnEdge = inRows.length === 3 || inRows.length === 6;
  return [along, isOnEdge ? 1 : 2 + middle(columns)];
}

const rouletteBoard: Make = (words, onSpot) =>
  createBoard(
    { words, code: 'roulette' },
    ({ id, kind, numbers }, name) => {
      if (kind === 'straight') return { label: String(numbers[0]) };
      if (!id.startsWith('n')) return { label: kind === 'column' ? '2 : 1' : name };
      return { label: '' };
    },
    (button) => {
      const inside = roulette.spots.filter(({ id, kind }) => id.startsWith('n') || kind === 'column');
      const placed = inside.map(({ id, kind, numbers }) => {
        const spot = button(id);
        const [along, across] = kind === 'column' ? [27, 2 * Number(id.slice(-1))] : tracksOf(numbers);
        spot.style.setProperty('--along', String(along));
        spot.style.setProperty('--across', String(across));
        if (kind === 'straight') spot.classList.add(colourOf(numbers[0] ?? 0));
        if (id === 'n0') spot.classList.add('zero');
        return spot;
      });
      return [
        el('div.layout', {}, ...placed),
        row(button, 'dozens', ['dozen1', 'dozen2', 'dozen3']),
        row(button, 'evens', ['low', 'evenNumber', 'red', 'black', 'oddNumber', 'high']),
      ];
    },
    onSpot,
  );

export const boards: Readonly<Record<TableCode, Make>> = { baccarat, roulette: rouletteBoard, sicBo, dragonTiger };
