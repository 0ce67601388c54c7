/** Compares what the page of each game shows with what the independent verifier computes. */
import { expect } from 'vitest';
import type { InstantCode } from '../../../engines/instant/game.ts';
import { all, lastFrame, one, textOf, word } from './page.ts';

/** A round as the independent verifier computes it. */
export interface Settled {
  readonly choice: string;
  readonly shown: readonly number[];
  readonly moves: readonly number[];
  /** The prize in hundredths of a chip. */
  readonly pay: number;
  /** The prize of a single bet in the same draw. */
  readonly payOf: (choice: string) => number;
}
interface Look {
  /** The expected result in words. */
  readonly announced: (settled: Settled) => string;
  readonly drawn: (settled: Settled) => void;
}

const times = (pay: number): string => (pay / 100).toLocaleString('en', { maximumFractionDigits: 2 });
const numbers = (texts: readonly Element[]): number[] => texts.map(({ textContent }) => Number(textContent));
const texts = (selector: string): string[] => all(selector).map(({ textContent }) => textContent);
const spots = (state: string): string[] => all(state).map((spot) => spot.getAttribute('data-spot') ?? '');
const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);
const attribute = (element: Element | null, name: string): number => Number(element?.getAttribute(name));

const plinko: Look = {
  announced: ({ shown, pay }) => word('cup', { cup: shown.filter((turn) => turn === 1).length + 1, times: times(pay) }),
  drawn({ choice, shown, pay, payOf }) {
    const cups = all('.cup');
    const cup = shown.filter((turn) => turn === 1).length;
    expect(cups).toHaveLength(shown.length + 1);
    expect(cups.flatMap((each, at) => (each.classList.contains('landed') ? [at] : []))).toEqual([cup]);
    expect(cups[cup]?.textContent).toBe(times(pay));
    expect([choice, payOf(choice)]).toEqual([choice, pay]);
    // The trail turns at every pin as drawn, and ends above the cup with the ball.
    const points = (one('.trail').getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[0]));
    expect(points.slice(1).map((x, at) => (x > (points[at] ?? 0) ? 1 : 0))).toEqual(shown);
    const box = cups[cup]?.querySelector('rect') ?? null;
    const middle = attribute(box, 'x') + attribute(box, 'width') / 2;
    const ball = one('.ball');
    const falls = [ball.style.transform, lastFrame(ball)?.transform].flatMap((move) =>
      move == null ? [] : [String(move)],
    );
    for (const x of falls.map((move) => Number(/translate\(([\d.]+)px/.exec(move)?.[1])))
      expect(x).toBeCloseTo(middle, 6);
  },
};

const keno: Look = {
  announced({ choice, shown }) {
    const marks = choice.split('.');
    return word('hitsOf', { marks: marks.length, hits: marks.filter((mark) => shown.includes(Number(mark))).length });
  },
  drawn({ choice, shown, pay }) {
    const marks = choice.split('.').map(Number);
    const hits = shown.filter((ball) => marks.includes(ball));
    expect([numbers(all('.tray li')), numbers(all('.tray .hit'))]).toEqual([[...shown], hits]);
    expect(numbers(all('.balls .drawn'))).toEqual(sorted(shown));
    expect(numbers(all('.balls [aria-pressed=true]'))).toEqual(marks);
    const heard = texts('.balls .marked.drawn').map((_, at) =>
      all('.balls .marked.drawn')[at]?.getAttribute('aria-label'),
    );
    expect(heard).toEqual(sorted(hits).map((no) => word('ballHit', { no })));
    expect(texts('.hit-pays .reached b')).toEqual(pay === 0 ? [] : [`${times(pay)}×`]);
  },
};

const tripleOf = (shown: readonly number[]): number | undefined =>
  shown.find(
    (symbol) =>
      shown.indexOf(symbol) !== shown.lastIndexOf(symbol) && shown.filter((each) => each === symbol).length > 2,
  );
const scratch: Look = {
  announced({ shown }) {
    const triple = tripleOf(shown);
    return triple === undefined ? word('noThree') : word('threeOf', { symbol: word(`symbol.${triple}`) });
  },
  drawn({ shown, pay }) {
    // The list of prizes shows every picture, highest prize first.
    const named = all<HTMLImageElement>('.prizes img')
      .map(({ src }) => src)
      .toReversed();
    expect(new Set(named).size).toBe(8);
    expect(all<HTMLImageElement>('.field-cell img').map(({ src }) => named.indexOf(src))).toEqual(shown);
    const labels = all('.field-cell').map((cell) => cell.getAttribute('aria-label'));
    expect(labels).toEqual(
      shown.map((symbol, at) => word('fieldOpen', { no: at + 1, symbol: word(`symbol.${symbol}`) })),
    );
    expect(all('.field-cell .foil.gone')).toHaveLength(9);
    const triple = tripleOf(shown);
    const marked = all('.field-cell').map((cell) => cell.classList.contains('of-three'));
    expect(marked).toEqual(shown.map((symbol) => symbol === triple));
    expect(texts('.prizes .reached b')).toEqual(pay === 0 ? [] : [`${times(pay)}×`]);
  },
};

const figure = (hand: string): string => one(`[data-hand=${hand}] .figure`).innerHTML;
const handNames = ['stone', 'scissors', 'paper'];
const duelOf = (pay: number): string => (pay === 0 ? 'lost' : pay === 100 ? 'drawn' : 'won');
const hands: Look = {
  announced({ choice, shown, pay }) {
    const dealer = word(`hand.${handNames[shown[0] ?? -1]}`);
    return `${word('versus', { own: word(`hand.${choice}`), dealer })} · ${word(`duel.${duelOf(pay)}`)}`;
  },
  drawn({ choice, shown, pay }) {
    expect(one('.side-own .figure').innerHTML).toBe(figure(choice));
    expect(one('.side-dealer .figure').innerHTML).toBe(figure(handNames[shown[0] ?? -1] ?? ''));
    expect(one('.duel').dataset.duel).toBe(duelOf(pay));
  },
};

/** Reads from a `transform` how far along its lane a horse is. */
const shareOf = (transform: unknown): number => Number(/\* ([\d.]+)\)/.exec(String(transform))?.[1]);
const horses: Look = {
  announced: ({ shown: [first, second] }) =>
    word('arrival', { first: word(`horse.${first}`), second: word(`horse.${second}`) }),
  drawn({ choice, shown, payOf }) {
    // The board lists the horses' own numbers from first to last. A horse on the course has only its own number.
    expect(numbers(all('.placings .medal'))).toEqual(shown.map((_, rank) => rank + 1));
    expect(numbers(all('.placings .silk'))).toEqual(shown.map((horse) => horse + 1));
    expect(numbers(all('.lane'))).toEqual(shown.map((_, lane) => lane + 1));
    const runners = all('.runner');
    const stands = [runners.map(({ style }) => style.transform), runners.map((runner) => lastFrame(runner)?.transform)];
    for (const shares of stands.filter(([some]) => some !== undefined).map((list) => list.map(shareOf))) {
      const byShare = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
      expect(byShare).toEqual(shown);
    }
    const [course = '', ...ids] = choice.split('.');
    expect(one('.track').dataset.course).toBe(course);
    expect(new Set(spots('.race-card [aria-pressed=true]'))).toEqual(new Set(ids));
    expect(new Set(spots('.race-card .won'))).toEqual(
      new Set(spots('.race-card [data-spot]').filter((id) => payOf(`${course}.${id}`) > 0)),
    );
    for (const spot of all('.race-card .won .spot-name'))
      expect(spot.textContent).toBe(times(payOf(`${course}.${spot.closest('button')?.dataset.spot}`)));
  },
};

const fastThree: Look = {
  announced: ({ shown }) =>
    word('diceResult', { dice: shown.join(' '), sum: shown.reduce((sum, die) => sum + die, 0) }),
  drawn({ choice, shown, payOf }) {
    expect(all('.dice > g').map((die) => die.querySelectorAll('.pip').length)).toEqual(shown);
    expect(one('.bowl').classList.contains('open')).toBe(true);
    expect(new Set(spots('.layout [aria-pressed=true]'))).toEqual(new Set(choice.split('.')));
    expect(spots('.layout .won')).toEqual(spots('.layout [data-spot]').filter((id) => payOf(id) > 0));
    for (const spot of all('.layout .won'))
      expect(spot.querySelector('.spot-pays')?.textContent).toBe(`${times(payOf(spot.dataset.spot ?? ''))}×`);
  },
};

/** The prize after this many safe doors of 25, computed without the engine: 97 % of the fair price. */
function prizeAfter(traps: number, safe: number): number {
  let [over, under] = [97n, 1n];
  for (let step = 0n; step < BigInt(safe); step += 1n) {
    over *= 25n - step;
    under *= 25n - BigInt(traps) - step;
  }
  return Number(over / under);
}

const treasure: Look = {
  announced: ({ moves, pay }) => word(pay === 0 ? 'caught' : 'opened', { count: moves.length }),
  drawn({ choice, shown, moves, pay }) {
    const faces = all('.door').map(({ dataset }) => dataset.face);
    const face = (cell: number): string =>
      `${moves.includes(cell) ? '' : 'was-'}${shown.includes(cell) ? 'trap' : 'safe'}`;
    expect(faces).toEqual(faces.map((_, cell) => face(cell)));
    expect(shown).toHaveLength(Number(choice));
    // A trap takes the prize, but the ladder keeps the step of the last safe door.
    const safe = moves.filter((cell) => !shown.includes(cell)).length;
    const prize = prizeAfter(shown.length, safe);
    if (pay > 0) expect(pay).toBe(prize);
    expect(texts('.ladder [data-at=now]')).toEqual(safe === 0 ? [] : [`${safe}${times(prize)}×`]);
    expect(textOf('.ladder')).not.toContain('NaN');
  },
};

export const looks: Readonly<Record<InstantCode, Look>> = {
  plinko,
  treasure,
  keno80: keno,
  keno40: keno,
  markSix: keno,
  pickFive: keno,
  scratch,
  hands,
  horses,
  fastThree,
};
