/**
 * A second verifier, written from the published rules alone and sharing no code with the first: the platform's HMAC,
 * big integers, and lines found by their text. Only the tests use it. F03
 */
import { createHmac } from 'node:crypto';

export interface Machine {
  readonly strips: readonly string[];
  readonly freeStrips: readonly string[];
  readonly pays: Readonly<Record<string, readonly number[]>>;
  readonly scatterPays: readonly number[];
  readonly freeSpins: readonly number[];
  readonly maxFreeSpins: number;
  readonly ladder: readonly { readonly wilds: number; readonly multiplier: number }[];
}

/** Rows of the twenty lines as digits, top 0. */
const lineRows =
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101 10121 01110 21112 01010 21212 11011 11211 00200 22022 02220';

function drawStops(server: string, client: string, nonce: number, spin: number, strips: readonly string[]): number[] {
  const stops: number[] = [];
  let [buffer, block] = [Buffer.alloc(0), 0];
  while (stops.length < strips.length) {
    if (buffer.length === 0) {
      const suffix = block > 0 ? `:${block}` : '';
      buffer = createHmac('sha256', server).update(`${client}:${nonce}:${spin}${suffix}`).digest();
      block += 1;
    }
    const value = BigInt(`0x${buffer.subarray(0, 4).toString('hex')}`);
    buffer = buffer.subarray(4);
    const size = BigInt(strips[stops.length]?.length ?? 1);
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

export function replay(
  machine: Machine,
  server: string,
  client: string,
  nonce: number,
): { stops: number[][]; win: number } {
  const stops = [drawStops(server, client, nonce, 0, machine.strips)];
  let columns = columnsAt(machine.strips, stops[0] ?? []);
  const shown = (letter: string) => columns.join('').split(letter).length - 1;
  let win = linesPay(machine, columns) + third(machine.scatterPays, shown('S'));
  let owed = Math.min(third(machine.freeSpins, shown('S')), machine.maxFreeSpins);
  let wilds = 0;
  for (let spin = 1; spin <= owed; spin += 1) {
    stops.push(drawStops(server, client, nonce, spin, machine.freeStrips));
    columns = columnsAt(machine.freeStrips, stops[spin] ?? []);
    const factor = machine.ladder.findLast((rung) => rung.wilds <= wilds)?.multiplier ?? 1;
    win += factor * (linesPay(machine, columns) + third(machine.scatterPays, shown('S')));
    wilds += shown('W');
    owed = Math.min(owed + third(machine.freeSpins, shown('S')), machine.maxFreeSpins);
  }
  return { stops, win };
}

/** One wheel's draw: tickets count clockwise, and a ticket of a wedge that was given out is drawn anew. */
export function replayWheel(
  wedges: readonly { readonly prizeId: string; readonly tickets: number; readonly isOut: boolean }[],
  server: string,
  client: string,
  nonce: number,
): { ticket: number; prizeId: string } {
  const owners = wedges.flatMap((wedge) => Array.from({ length: wedge.tickets }, () => wedge));
  for (let turn = 0; ; turn += 1) {
    const [ticket = 0] = drawStops(server, client, nonce, turn, ['x'.repeat(owners.length)]);
    const owner = owners[ticket];
    if (owner !== undefined && !owner.isOut) return { ticket, prizeId: owner.prizeId };
  }
}
