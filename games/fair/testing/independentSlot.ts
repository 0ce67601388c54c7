/**
 * An independent verifier of slots and prize wheels, written from the published rules alone and sharing no code with
 * the first: the platform's HMAC, big integers, lines and ways found by their text, reels cut out of tapes. Only the
 * tests use it. F03
 */
import { createHmac } from 'node:crypto';

export interface Machine {
  readonly mechanic: string;
  readonly strips: readonly string[];
  readonly freeStrips: readonly string[];
  readonly pays: Readonly<Record<string, readonly number[]>>;
  readonly scatterPays: readonly number[];
  readonly freeSpins: readonly number[];
  readonly maxFreeSpins: number;
  readonly ladder: readonly { readonly wilds: number; readonly multiplier: number }[];
  readonly steps?: { readonly paid: readonly number[]; readonly free: readonly number[] };
  readonly hold?: {
    readonly trigger: number;
    readonly turns: number;
    readonly oneIn: number;
    readonly values: readonly { readonly value: number; readonly tickets: number }[];
    readonly grand: number;
  };
}

/** Rows of the twenty lines as digits, top 0. */
const lineRows =
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101 10121 01110 21112 01010 21212 11011 11211 00200 22022 02220';

function drawPlaces(server: string, client: string, nonce: number, spin: number, sizes: readonly number[]): number[] {
  const stops: number[] = [];
  let [buffer, block] = [Buffer.alloc(0), 0];
  while (stops.length < sizes.length) {
    if (buffer.length === 0) {
      const suffix = block > 0 ? `:${block}` : '';
      buffer = createHmac('sha256', server).update(`${client}:${nonce}:${spin}${suffix}`).digest();
      block += 1;
    }
    const value = BigInt(`0x${buffer.subarray(0, 4).toString('hex')}`);
    buffer = buffer.subarray(4);
    const size = BigInt(sizes[stops.length] ?? 1);
    if (value < (2n ** 32n / size) * size) stops.push(Number(value % size));
  }
  return stops;
}

const third = (list: readonly number[], count: number): number =>
  count >= 3 ? (list[Math.min(count, 5) - 3] ?? 0) : 0;

function columnsAt(strips: readonly string[], stops: readonly number[]): string[] {
  return strips.map((strip, reel) => (strip + strip).slice(stops[reel], (stops[reel] ?? 0) + 3));
}

function linesPay(machine: Machine, columns: readonly string[]): number {
  let pay = 0;
  for (const rows of lineRows.split(' ')) {
    const text = columns.map((column, reel) => column[Number(rows[reel])]).join('');
    for (const [symbol, pays] of Object.entries(machine.pays)) {
      const run = new RegExp(`^${symbol}[${symbol}W]{2,4}`).exec(text)?.[0].length ?? 0;
      pay += third(pays, run);
    }
  }
  return pay;
}

/** Every path through one row of each reel, one by one: 243 of them, each paying for its longest run. */
const paths = Array.from({ length: 243 }, (_, path) => path.toString(3).padStart(5, '0'));

/** The runs of all paths. Each counts once, whatever the reels after it show. */
function waysPay(machine: Machine, columns: readonly string[]): { pay: number; gone: Set<string> } {
  const runs = new Map<string, { symbol: string; length: number }>();
  for (const path of paths) {
    const symbol = columns[0]?.[Number(path[0])] ?? '';
    let length = 1;
    while (length < 5 && `${symbol}W`.includes(columns[length]?.[Number(path[length])] ?? '-')) length += 1;
    if (length >= 3 && symbol in machine.pays) runs.set(`${symbol}${path.slice(0, length)}`, { symbol, length });
  }
  const longest = new Map<string, number>();
  for (const { symbol, length } of runs.values()) longest.set(symbol, Math.max(length, longest.get(symbol) ?? 0));
  let pay = 0;
  const gone = new Set<string>();
  for (const [key, { symbol, length }] of runs) {
    if (length < (longest.get(symbol) ?? 0)) continue;
    pay += third(machine.pays[symbol] ?? [], length);
    Array.from(key.slice(1)).forEach((row, reel) => gone.add(`${reel}${row}`));
  }
  return { pay, gone };
}

/** A reel as one long tape. Winning symbols are cut out, so that those above move down. */
function cascadePay(
  machine: Machine,
  strips: readonly string[],
  stops: readonly number[],
  steps: readonly number[],
): number {
  let tapes = strips.map((strip, reel) => {
    const at = stops[reel] ?? 0;
    return strip.repeat(8).slice(0, strip.length * 7 + at) + (strip + strip).slice(at, at + 3);
  });
  let sum = 0;
  for (let step = 0; step <= 30; step += 1) {
    const columns = tapes.map((tape) => tape.slice(-3));
    const { pay, gone } = waysPay(machine, columns);
    if (pay === 0) break;
    sum += pay * (steps[step] ?? steps.at(-1) ?? 1);
    tapes = tapes.map((tape, reel) => {
      const kept = Array.from(tape.slice(-3)).filter((_, row) => !gone.has(`${reel}${row}`));
      return tape.slice(0, -3) + kept.join('');
    });
  }
  return sum;
}

function holdTurns(
  machine: Machine,
  first: readonly string[],
  tickets: readonly number[],
  draw: (spin: number, sizes: number[]) => number[],
) {
  const rules = machine.hold;
  const found: number[][] = [];
  if (rules === undefined) return { found, win: 0 };
  const prizes = rules.values.flatMap(({ value, tickets: count }) => Array.from({ length: count }, () => value));
  const worth = new Map<number, number>();
  const flat = first.join('');
  for (let cell = 0; cell < 15; cell += 1) if (flat[cell] === 'S') worth.set(cell, prizes[tickets[cell] ?? 0] ?? 0);
  if (worth.size < rules.trigger) return { found, win: 0 };
  for (let dry = 0; dry < rules.turns && worth.size < 15;) {
    const sizes = [...Array<number>(15).fill(rules.oneIn), ...Array<number>(15).fill(prizes.length)];
    const numbers = draw(found.length + 1, sizes);
    const fresh = numbers.slice(0, 15).flatMap((number, cell) => (number === 0 && !worth.has(cell) ? [cell] : []));
    for (const cell of fresh) worth.set(cell, prizes[numbers[15 + cell] ?? 0] ?? 0);
    dry = fresh.length > 0 ? 0 : dry + 1;
    found.push(fresh);
  }
  const win = [...worth.values()].reduce((sum, value) => sum + value, 0) + (worth.size === 15 ? rules.grand : 0);
  return { found, win };
}

const lengths = (strips: readonly string[]): number[] => strips.map((strip) => strip.length);

export function replay(
  machine: Machine,
  server: string,
  client: string,
  nonce: number,
): { stops: number[][]; win: number } {
  const draw = (spin: number, sizes: number[]) => drawPlaces(server, client, nonce, spin, sizes);
  const tickets = machine.hold?.values.reduce((sum, { tickets: count }) => sum + count, 0) ?? 0;
  const drawn = draw(0, [...lengths(machine.strips), ...(machine.hold ? Array<number>(15).fill(tickets) : [])]);
  const stops = [drawn.slice(0, 5)];
  let columns = columnsAt(machine.strips, stops[0] ?? []);
  const shown = (letter: string) => columns.join('').split(letter).length - 1;
  const pays = (strips: readonly string[], at: readonly number[], steps: readonly number[], factor: number): number => {
    const scatter = third(machine.scatterPays, shown('S'));
    if (machine.mechanic === 'cascade') return cascadePay(machine, strips, at, steps) + scatter * (steps[0] ?? 1);
    const row = machine.mechanic === 'ways' ? waysPay(machine, columns).pay : linesPay(machine, columns);
    return factor * (row + scatter);
  };
  let win = pays(machine.strips, stops[0] ?? [], machine.steps?.paid ?? [], 1);
  let owed = Math.min(third(machine.freeSpins, shown('S')), machine.maxFreeSpins);
  let wilds = 0;
  for (let spin = 1; spin <= owed; spin += 1) {
    const at = draw(spin, lengths(machine.freeStrips));
    stops.push(at);
    columns = columnsAt(machine.freeStrips, at);
    const factor = machine.ladder.findLast((rung) => rung.wilds <= wilds)?.multiplier ?? 1;
    win += pays(machine.freeStrips, at, machine.steps?.free ?? [], factor);
    wilds += shown('W');
    owed = Math.min(owed + third(machine.freeSpins, shown('S')), machine.maxFreeSpins);
  }
  const held = holdTurns(machine, columns, drawn.slice(5), draw);
  return { stops: [...stops, ...held.found], win: win + held.win };
}

/** One wheel's draw. Tickets count clockwise; for a ticket of a wedge that is out of stock, another one is drawn. */
export function replayWheel(
  wedges: readonly { readonly prizeId: string; readonly tickets: number; readonly isOut: boolean }[],
  server: string,
  client: string,
  nonce: number,
): { ticket: number; prizeId: string } {
  const owners = wedges.flatMap((wedge) => Array.from({ length: wedge.tickets }, () => wedge));
  for (let turn = 0; ; turn += 1) {
    const [ticket = 0] = drawPlaces(server, client, nonce, turn, [owners.length]);
    const owner = owners[ticket];
    if (owner !== undefined && !owner.isOut) return { ticket, prizeId: owner.prizeId };
  }
}
