/**
 * An independent verifier of the instant games, written from the published rules alone and sharing no code with the
 * first: the platform's HMAC, big integers, its own tables of chances. Only tests and benches use it. F03
 */
import { createHmac } from 'node:crypto';

/** What a round shows and pays, in hundredths of a chip. */
export interface Replayed {
  readonly shown: number[];
  readonly pay: number;
}

type Places = (turn: number, sizes: readonly number[]) => number[];

function placesBy(server: string, client: string, nonce: number): Places {
  return (turn, sizes) => {
    const places: number[] = [];
    let digest = Buffer.alloc(0);
    for (let block = 0; places.length < sizes.length;) {
      if (digest.length === 0) {
        const tail = block > 0 ? `:${block}` : '';
        digest = createHmac('sha256', server).update(`${client}:${nonce}:${turn}${tail}`).digest();
        block += 1;
      }
      const value = BigInt(digest.readUInt32BE(0));
      digest = digest.subarray(4);
      const size = BigInt(sizes[places.length] ?? 1);
      if (value < (4_294_967_296n / size) * size) places.push(Number(value % size));
    }
    return places;
  };
}

/** Takes places out of a list one by one; what is left keeps its order. */
function pick(list: number[], places: readonly number[]): number[] {
  const found: number[] = [];
  for (const place of places) {
    found.push(list[place] ?? -1);
    list = list.filter((_, at) => at !== place);
  }
  return found;
}

const upTo = (from: number, to: number): number[] => {
  const list: number[] = [];
  for (let each = from; each <= to; each += 1) list.push(each);
  return list;
};

/** Cups of the boards, outermost first. */
const cups: Readonly<Record<string, string>> = {
  '8.low': '500 200 110 95 55',
  '8.middle': '1300 290 130 70 35',
  '8.high': '2900 400 140 30 20',
  '12.low': '900 300 160 140 110 95 50',
  '12.middle': '3200 1100 400 200 110 55 30',
  '12.high': '17000 2400 800 200 75 15 15',
  '16.low': '1500 800 200 150 130 115 110 100 45',
  '16.middle': '10500 4000 1000 500 300 145 95 50 30',
  '16.high': '90000 12500 2600 900 400 190 20 20 20',
};

function plinko(choice: string, draw: Places): Replayed {
  const rows = Number(choice.split('.')[0]);
  const shown = draw(0, upTo(1, rows).fill(2));
  const rights = shown.filter((turn) => turn === 1).length;
  const pays = (cups[choice] ?? '').split(' ').map(Number);
  return { shown, pay: pays[Math.min(rights, rows - rights)] ?? 0 };
}

/** Balls, drawn, and per number of marks the pays from the fewest hits that pay. */
const drums: Readonly<Record<string, readonly [number, number, ...string[]]>> = {
  keno80: [
    80,
    20,
    '1=380',
    '1=95 2=980',
    '2=250 3=4350',
    '2=130 3=710 4=12000',
    '3=350 4=2490 5=55000',
    '3=220 4=880 5=7500 6=140000',
    '3=170 4=430 5=2200 6=19500 7=390000',
    '4=400 5=1350 6=8000 7=90000 8=1000000',
    '4=255 5=850 6=3000 7=20000 8=260000 9=1000000',
    '0=250 5=600 6=2100 7=9000 8=85000 9=400000 10=1000000',
  ],
  keno40: [
    40,
    10,
    '1=380',
    '1=85 2=1080',
    '2=250 3=5010',
    '2=130 3=800 4=15500',
    '2=100 3=330 4=2400 5=47500',
    '3=220 4=1110 5=11500 6=330000',
    '3=200 4=440 5=3200 6=42500 7=1000000',
    '3=135 4=350 5=1300 6=10500 7=180000 8=1000000',
    '4=360 5=950 6=5500 7=65000 8=400000 9=1000000',
    '4=190 5=650 6=3100 7=25000 8=150000 9=400000 10=1000000',
  ],
  markSix: [
    49,
    6,
    '1=775',
    '1=150 2=4870',
    '1=90 2=950 3=32500',
    '2=450 3=7420 4=510000',
    '2=430 3=2880 4=67500 5=1000000',
    '2=300 3=1640 4=19500 5=400000 6=1000000',
  ],
  pickFive: [11, 5, '1=210', '2=520', '2=90 3=1030', '2=65 3=160 4=2400', '3=90 4=465 5=16500'],
};

function keno(code: string, choice: string, draw: Places): Replayed {
  const [balls, drawn, ...tables] = drums[code] ?? [0, 0];
  const shown = pick(
    upTo(1, balls),
    draw(
      0,
      upTo(balls - drawn + 1, balls).sort((a, b) => b - a),
    ),
  );
  const marks = choice.split('.');
  const hits = shown.filter((ball) => marks.includes(String(ball))).length;
  const table = new Map(
    String(tables[marks.length - 1])
      .split(' ')
      .map((each) => each.split('=').map(Number) as [number, number]),
  );
  return { shown, pay: table.get(hits) ?? 0 };
}

function hands(choice: string, draw: Places): Replayed {
  const shown = draw(0, [3]);
  const pair = `${choice} ${['stone', 'scissors', 'paper'][shown[0] ?? 0]}`;
  const won = ['stone scissors', 'scissors paper', 'paper stone'].includes(pair);
  const [own, other] = pair.split(' ');
  return { shown, pay: own === other ? 100 : won ? 190 : 0 };
}

/** Tickets count up from 0; the first 140,000 give the stake back, and so on. */
const prizes = [
  [140_000, 100],
  [230_000, 200],
  [270_000, 500],
  [285_000, 1_000],
  [288_000, 5_000],
  [288_400, 20_000],
  [288_440, 100_000],
  [288_442, 500_000],
] as const;

const most = (fields: readonly number[]): number =>
  Math.max(...fields.map((one) => fields.reduce((count, two) => count + Number(one === two), 0)));

function scratch(draw: Places): Replayed {
  const ticket = draw(0, [1_000_000])[0] ?? 0;
  const prize = prizes.findIndex(([until]) => ticket < until);
  for (let turn = 1; ; turn += 1) {
    if (prize < 0) {
      const shown = draw(turn, [8, 8, 8, 8, 8, 8, 8, 8, 8]);
      if (most(shown) <= 2) return { shown, pay: 0 };
    } else {
      const drawn = draw(turn, [9, 8, 7, 7, 7, 7, 7, 7, 7]);
      const cells = pick(upTo(0, 8), drawn.slice(0, 3));
      const others = drawn.slice(3).map((place) => upTo(0, 7).filter((symbol) => symbol !== prize)[place] ?? 0);
      if (most(others) > 2) continue;
      const shown = upTo(0, 8).map((cell) => (cells.includes(cell) ? prize : (others.shift() ?? 0)));
      return { shown, pay: prizes[prize]?.[1] ?? 0 };
    }
  }
}

const dicePays: Readonly<Record<number, number>> = {
  3: 20500,
  4: 6800,
  5: 3400,
  6: 2050,
  7: 1360,
  8: 970,
  9: 820,
  10: 760,
  11: 760,
  12: 820,
  13: 970,
  14: 1360,
  15: 2050,
  16: 3400,
  17: 6800,
  18: 20500,
};

function diceSpot(id: string, dice: readonly number[]): number {
  const sum = dice[0]! + dice[1]! + dice[2]!;
  const text = [...dice].sort((a, b) => a - b).join('');
  if (id === 'small') return sum < 11 ? 190 : 0;
  if (id === 'big') return sum > 10 ? 190 : 0;
  if (id === 'odd') return sum % 2 ? 190 : 0;
  if (id === 'even') return sum % 2 ? 0 : 190;
  if (id === 'anyTriple') return /^(\d)\1\1$/.test(text) ? 3400 : 0;
  if (id === 'straight') return '123456'.includes(text) ? 850 : 0;
  if (id.startsWith('s')) return sum === Number(id.slice(1)) ? (dicePays[sum] ?? 0) : 0;
  const face = id.slice(1);
  if (id.startsWith('p')) return text.includes(face + face) ? 1280 : 0;
  return text === face.repeat(3) ? 20500 : 0;
}

function fastThree(choice: string, draw: Places): Replayed {
  const shown = draw(0, [6, 6, 6]).map((place) => 1 + place);
  let pay = 0;
  for (const id of choice.split('.')) pay += diceSpot(id, shown);
  return { shown, pay };
}

const races: Readonly<Record<string, readonly [string, string, string]>> = {
  turf: ['25 20 17 15 13 10', '380 475 555 630 730 950', '200 240 275 305 350 445'],
  sand: ['34 22 16 12 9 7', '275 430 590 790 1050 1350', '155 210 280 365 475 610'],
  night: ['46 20 13 10 7 4', '205 475 730 950 1350 2350', '125 210 310 400 560 970'],
};

function horses(choice: string, draw: Places): Replayed {
  const [course = '', ...ids] = choice.split('.');
  const [tickets = [], win = [], place = []] = (races[course] ?? []).map((list) => list.split(' ').map(Number));
  // A hat with a hundred tickets; a drawn horse's tickets are removed.
  let hat = tickets.flatMap((count, horse) => Array<number>(count).fill(horse));
  const shown: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const horse = hat[draw(turn, [hat.length])[0] ?? 0] ?? -1;
    shown.push(horse);
    hat = hat.filter((each) => each !== horse);
  }
  shown.push(hat[0] ?? -1);
  let pay = 0;
  for (const id of ids) {
    const at = shown.indexOf(Number(id.slice(1)) - 1);
    const own = Number(id.slice(1)) - 1;
    if (id.startsWith('w') && at === 0) pay += win[own] ?? 0;
    if (id.startsWith('p') && at <= 1) pay += place[own] ?? 0;
  }
  return { shown, pay };
}

/** Doors in the order in which they were opened; the last may be a trap. */
function treasure(choice: string, draw: Places, moves: readonly number[]): Replayed {
  const count = Number(choice);
  const shown = pick(
    upTo(0, 24),
    draw(
      0,
      upTo(1, count).map((nth) => 26 - nth),
    ),
  );
  if (moves.some((door) => shown.includes(door))) return { shown, pay: 0 };
  let [over, under] = [97n, 1n];
  moves.forEach((_, step) => {
    over *= BigInt(25 - step);
    under *= BigInt(25 - count - step);
  });
  return { shown, pay: moves.length === 0 ? 100 : Number(over / under) };
}

export function replayInstant(
  code: string,
  choice: string,
  seeds: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number },
  moves: readonly number[] = [],
): Replayed {
  const draw = placesBy(seeds.serverSeed, seeds.clientSeed, seeds.nonce);
  if (code === 'plinko') return plinko(choice, draw);
  if (code === 'treasure') return treasure(choice, draw, moves);
  if (code === 'scratch') return scratch(draw);
  if (code === 'hands') return hands(choice, draw);
  if (code === 'horses') return horses(choice, draw);
  if (code === 'fastThree') return fastThree(choice, draw);
  return keno(code, choice, draw);
}
