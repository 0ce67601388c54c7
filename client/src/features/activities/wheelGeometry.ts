/**
 * Geometry of a prize wheel. It is divided by tickets, clockwise from the top, so a wedge is as wide as its chance, and
 * the wheel stops exactly at the drawn ticket. M03, M04
 */

interface Sized {
  readonly tickets: number;
}

/** A wedge between two places of the wheel, in parts of a whole turn. */
export interface Arc<W> {
  readonly wedge: W;
  readonly from: number;
  readonly to: number;
}

const sum = (wedges: readonly Sized[]): number => wedges.reduce((total, { tickets }) => total + tickets, 0);

export function arcsOf<W extends Sized>(wedges: readonly W[]): Arc<W>[] {
  const total = sum(wedges);
  let counted = 0;
  return wedges.map((wedge) => {
    const from = counted / total;
    counted += wedge.tickets;
    return { wedge, from, to: counted / total };
  });
}

/** Rotation at which the middle of this ticket is under the pointer at the top, from 0 to below 1. */
export function turnAt(wedges: readonly Sized[], ticket: number): number {
  const place = (ticket + 0.5) / sum(wedges);
  return (1 - place) % 1;
}

/** The wedge under the pointer at this rotation. */
export function wedgeUnder<W extends Sized>(wedges: readonly W[], turn: number): W | undefined {
  const place = (1 - (turn % 1)) % 1;
  return arcsOf(wedges).find(({ from, to }) => place >= from && place < to)?.wedge;
}

/** The next rotation that ends at `restTurn` after this many whole turns. Always forwards. */
export function turnsTo(nowTurns: number, restTurn: number, wholeTurns: number): number {
  const next = Math.floor(nowTurns) + restTurn;
  return (next >= nowTurns ? next : next + 1) + wholeTurns;
}

/** A place on the wheel, as attributes of a circle. */
export function pointAt(turn: number, radius: number): { readonly cx: number; readonly cy: number } {
  const angle = turn * 2 * Math.PI;
  return { cx: rounded(Math.sin(angle) * radius), cy: rounded(-Math.cos(angle) * radius) };
}

const rounded = (value: number): number => Number(value.toFixed(3));

const point = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
};

/** SVG path of a wedge around the middle, clockwise from the top. A whole circle needs two half arcs. */
export function wedgePath({ from, to }: Pick<Arc<unknown>, 'from' | 'to'>, radius: number): string {
  const edge = `A${radius} ${radius} 0`;
  if (to - from >= 1) return `M0 ${-radius}${edge} 0 1 0 ${radius}${edge} 0 1 0 ${-radius}Z`;
  return `M0 0L${point(from, radius)}${edge} ${to - from > 0.5 ? 1 : 0} 1 ${point(to, radius)}Z`;
}
