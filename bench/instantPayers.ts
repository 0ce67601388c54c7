/** Draws a round of a game and pays every bet that could have been placed on it. */
import { diceSpots, isDiceWon } from '@foyer/games/engines/instant/fastThree.ts';
import { range } from '@foyer/games/engines/instant/game.ts';
import type { Draw, InstantCode } from '@foyer/games/engines/instant/game.ts';
import { instantGames } from '@foyer/games/engines/instant/games.ts';
import { courses, horseSpots, isHorseWon } from '@foyer/games/engines/instant/horses.ts';
import { kenoPay } from '@foyer/games/engines/instant/keno.ts';
import { isKenoCode, kenoDrums } from '@foyer/games/engines/instant/kenoPays.ts';
import { cupOf, plinkoBoard, plinkoRows } from '@foyer/games/engines/instant/plinko.ts';
import { trapCounts, treasurePay } from '@foyer/games/engines/instant/treasure.ts';

function add(paid: Float64Array, at: number, pay: number): void {
  paid[at] = (paid[at] ?? 0) + pay;
}

/** Returns a function that draws a round and adds each bet's payout, in hundredths and in the order of the settings. */
export function payersOf(code: InstantCode, draw: Draw): (paid: Float64Array) => void {
  const game = instantGames[code];
  if (isKenoCode(code)) {
    const drum = kenoDrums[code];
    const most = drum.pays.length;
    const all = range(1, most).join('.');
    return (paid) => {
      const isDrawn = new Uint8Array(drum.balls + 1);
      for (const ball of game.open(all, draw).shown) isDrawn[ball] = 1;
      let hits = 0;
      for (let marks = 1; marks <= most; marks += 1) {
        hits += isDrawn[marks] ?? 0;
        add(paid, marks - 1, kenoPay(drum, marks, hits));
      }
    };
  }
  if (code === 'plinko') {
    const boards = game.settings.map(({ choice }) => plinkoBoard(choice)?.cups ?? []);
    return (paid) =>
      plinkoRows.forEach((rows, place) => {
        const cup = cupOf(game.open(`${rows}.low`, draw).shown);
        for (let risk = 0; risk < 3; risk += 1) add(paid, place * 3 + risk, boards[place * 3 + risk]?.[cup] ?? 0);
      });
  }
  if (code === 'treasure') {
    const depths = game.settings.map(({ choice }) => choice.split('@').map(Number));
    const pays = depths.map(([traps = 1, steps = 0]) => treasurePay(traps, steps));
    return (paid) => {
      const safe = new Map<number, number>(
        trapCounts.map((traps) => {
          const standing = game.open(String(traps), draw);
          return [traps, Math.min(...(game.finish?.(String(traps), draw, standing).shown ?? []))];
        }),
      );
      // Doors are opened in order; the first trap ends the round.
      depths.forEach(([traps = 1, steps = 0], at) => {
        if ((safe.get(traps) ?? 0) >= steps) add(paid, at, pays[at] ?? 0);
      });
    };
  }
  if (code === 'horses') {
    const cards = courses.map((course) => ({ course, spots: horseSpots(course) }));
    return (paid) =>
      cards.forEach(({ course, spots }, place) => {
        const { shown } = game.open(`${course}.w1`, draw);
        spots.forEach((spot, at) => add(paid, place * spots.length + at, isHorseWon(spot, shown) ? spot.pay : 0));
      });
  }
  if (code === 'fastThree')
    return (paid) => {
      const { shown } = game.open('big', draw);
      diceSpots.forEach((spot, at) => add(paid, at, isDiceWon(spot, shown) ? spot.pay : 0));
    };
  return (paid) => game.settings.forEach(({ choice }, at) => add(paid, at, game.open(choice, draw).pay));
}
