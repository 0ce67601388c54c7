/** The proof of a draw on a prize wheel, or of a check-in. F03 */
import type { DrawnWedge, WheelDraw } from '@foyer/contract/activities/wheelDraw.ts';
import type { Proof } from '@foyer/games/fair/proof.ts';

type Drawn = Pick<WheelDraw, 'commitment' | 'serverSeed' | 'clientSeed' | 'nonce' | 'ticket' | 'prizeId'>;

export function wheelProof(draw: Drawn, wedges: readonly DrawnWedge[]): Proof {
  const { commitment, serverSeed, clientSeed, nonce, ticket, prizeId } = draw;
  return {
    family: 'wheel',
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    wedges: wedges.map((wedge) => `${wedge.prizeId}:${wedge.tickets}${wedge.isOut ? ':out' : ''}`),
    ticket,
    prize: prizeId,
  };
}
