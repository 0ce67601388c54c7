/** Road maps of the rounds received from the house. */
import type { TableRound } from '@foyer/contract/play/table.ts';
import { beadPlate, bigEyeBoy, bigRoad, lastColumns, roadRows } from '../../engines/table/roads.ts';
import type { RoadCell } from '../../engines/table/roads.ts';
import type { RoadMark, TableCode } from '../../engines/table/table.ts';
import { el } from '../frame/dom.ts';
import type { Setting } from './setting.ts';
import { svg } from '../frame/svg.ts';
import type { Word } from './words.ts';

export interface Roads {
  readonly root: HTMLElement;
  show(road: readonly TableRound[]): void;
}

const sides: Readonly<Record<TableCode, Readonly<Record<RoadMark, Word>>>> = {
  baccarat: { a: 'banker', b: 'player', t: 'tie' },
  dragonTiger: { a: 'dragon', b: 'tiger', t: 'tie' },
  roulette: { a: 'red', b: 'black', t: 'zero' },
  sicBo: { a: 'big', b: 'small', t: 'triple' },
};

const cell = 20;

function grid(columns: number, name: string, label: string, shapes: readonly SVGElement[]): SVGSVGElement {
  const [width, height] = [columns * cell, roadRows * cell];
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${x * cell} 0V${height}`),
    ...Array.from({ length: roadRows + 1 }, (_, y) => `M0 ${y * cell}H${width}`),
  ].join('');
  return svg(
    'svg',
    { viewBox: `-0.5 -0.5 ${width + 1} ${height + 1}`, class: `road ${name}`, role: 'img', 'aria-label': label },
    svg('path', { class: 'lines', d: lines }),
    ...shapes,
  );
}

const middle = (place: number): number => place * cell + cell / 2;

function bead({ column, row, mark }: RoadCell, text: string): SVGElement {
  return svg(
    'g',
    { class: `bead mark-${mark}`, transform: `translate(${middle(column)} ${middle(row)})` },
    svg('circle', { r: 8.6 }),
    svg('text', { y: 0.5 }, text),
  );
}

function ring({ column, row, mark, ties }: RoadCell): SVGElement {
  const tie = ties > 0 ? [svg('path', { class: 'tie', d: 'M-6 6L6 -6' })] : [];
  return svg(
    'g',
    { class: `ring mark-${mark}`, transform: `translate(${middle(column)} ${middle(row)})` },
    svg('circle', { r: 7 }),
    ...tie,
  );
}

const small = ({ column, row, mark }: RoadCell): SVGElement =>
  svg('circle', { class: `eye mark-${mark}`, cx: middle(column), cy: middle(row), r: 6 });

export function createRoads({ game, words }: Setting): Roads {
  const names = sides[game.code];
  const nameOf = (mark: RoadMark): string => words(names[mark]);
  const counts = el('ul.counts');
  const [strip, maps] = [el('div.road-strip'), el('div.maps')];
  // The drawer with the other roads is open initially if there is space beside the table.
  const drawer = el(
    'details.road-drawer',
    {},
    el('summary', {}, words('roads')),
    maps,
    el('p.faint', {}, words('roadNote')),
  );
  const root = el(
    'section.roads',
    { 'aria-label': words('roads') },
    el('div.road-head', {}, el('h2', {}, words('roads')), counts),
    strip,
    drawer,
  );
  const isOfCards = game.code === 'baccarat' || game.code === 'dragonTiger';
  drawer.open = isOfCards && typeof matchMedia === 'function' && matchMedia('(width >= 1000px)').matches;
  const figure = (word: Word, picture: SVGSVGElement): HTMLElement =>
    el('figure', {}, el('figcaption', {}, words(word)), picture);
  const initial = (mark: RoadMark): string => nameOf(mark).slice(0, 1);

  return {
    root,
    show(road) {
      const known = road.filter(({ numbers, isVoid }) => numbers.length > 0 && !isVoid);
      const marks = known.map(({ numbers }) => game.mark(numbers));
      counts.replaceChildren(
        el('li', {}, words('counts', { count: marks.length })),
        ...(['a', 'b', 't'] as const).map((mark) =>
          el(
            `li.count.mark-${mark}`,
            {},
            nameOf(mark),
            el('b', {}, String(marks.filter((one) => one === mark).length)),
          ),
        ),
      );
      if (marks.length === 0) {
        strip.replaceChildren(el('p.faint', {}, words('roadEmpty')));
        maps.replaceChildren();
        return;
      }
      const text = (at: number, mark: RoadMark): string =>
        game.code === 'roulette' ? String(known[at]?.numbers[0] ?? '') : initial(mark);
      const first = Math.max(0, Math.ceil((marks.length - 60) / roadRows) * roadRows);
      const beads = beadPlate(marks.slice(first)).map((one, at) => bead(one, text(first + at, one.mark)));
      const summary = marks.slice(-12).map(nameOf).join(', ');
      strip.replaceChildren(figure('bead', grid(10, 'beads', `${words('bead')}: ${summary}`, beads)));
      maps.replaceChildren(
        figure('bigRoad', grid(20, 'big', words('bigRoad'), lastColumns(bigRoad(marks), 20).map(ring))),
        figure('bigEye', grid(20, 'eyes', words('bigEye'), lastColumns(bigEyeBoy(marks), 20).map(small))),
      );
    },
  };
}
