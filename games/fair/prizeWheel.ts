/**
 * A prize wheel's draw from its seeds. The wheel is divided into tickets, clockwise from the top. Every ticket is equally
 * likely, and the wheel stops at the drawn one. A ticket of a wedge that is out of stock does not count, and the next
 * turn's number is used. House, wheel and verifier all use this file. F02, F03, M03, M04
 */
import { commitmentOf, isClientSeed, isServerSeed, placeOf } from './draw.ts';
import type { Seeds } from './draw.ts';

export interface Wedge {
  readonly prizeId: string;
  readonly tickets: number;
  /** Whether it is out of stock and therefore never drawn. */
  readonly isOut: boolean;
}

export const ticketsOf = (wedges: readonly Wedge[]): number => wedges.reduce((sum, { tickets }) => sum + tickets, 0);

/** The wedge that a ticket belongs to; undefined for a ticket beyond the last. */
export function wedgeOfTicket<W extends Wedge>(wedges: readonly W[], ticket: number): W | undefined {
  let end = 0;
  return wedges.find((wedge) => ticket < (end += wedge.tickets));
}

export interface Drawn {
  readonly ticket: number;
  readonly prizeId: string;
}

/** Throws if every wedge is out of stock. Such a wheel is closed before a draw can be made. */
export function drawPrizeWheel(wedges: readonly Wedge[], seeds: Seeds): Drawn {
  const size = ticketsOf(wedges);
  if (!wedges.some((wedge) => !wedge.isOut && wedge.tickets > 0)) throw new RangeError('nothing is left to draw');
  for (let turn = 0; ; turn += 1) {
    const ticket = placeOf(seeds, turn, size);
    const wedge = wedgeOfTicket(wedges, ticket);
    if (wedge !== undefined && !wedge.isOut) return { ticket, prizeId: wedge.prizeId };
  }
}

export interface PrizeWheelClaim extends Drawn {
  readonly commitment: string;
  readonly seeds: Seeds;
  readonly wedges: readonly Wedge[];
}

/** Checks a revealed draw: `holds`, or what is wrong with it. */
export function verifyPrizeWheel({ commitment, seeds, wedges, ticket, prizeId }: PrizeWheelClaim) {
  if (!isServerSeed(seeds.serverSeed) || !isClientSeed(seeds.clientSeed)) return 'badSeeds' as const;
  if (commitmentOf(seeds.serverSeed) !== commitment) return 'otherSeed' as const;
  const drawn = drawPrizeWheel(wedges, seeds);
  return drawn.ticket === ticket && drawn.prizeId === prizeId ? ('holds' as const) : ('otherTicket' as const);
}
