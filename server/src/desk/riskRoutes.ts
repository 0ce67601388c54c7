/** Shared devices, opposing bets, big wins, and payments that were taken back. */
import { bigWins, chargebacks, enterChargeback, opposingBets, sharedDevices } from '@foyer/contract/desk/risk.ts';
import { DeskRefusal } from '../http/operator/deskRefusal.ts';
import { recordCase } from '../wallet/caseStore.ts';
import { orderOf } from '../wallet/depositStore.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { paged } from './paging.ts';
import { caseCursor, casesOf } from './paymentStore.ts';
import { deviceRows, opposingRows, winRows } from './riskStore.ts';

const dayMs = 86_400_000;

const devices = on(sharedDevices, async ({ house }, { days, ...page }) =>
  paged(
    await deviceRows(house, house.now() - days * dayMs, page),
    page.limit,
    ({ lastSeenMs, deviceId }) => `${lastSeenMs} ${deviceId}`,
    (row) => row,
  ),
);

const opposing = on(opposingBets, async ({ house }, { days, ...page }) =>
  paged(
    await opposingRows(house, house.now() - days * dayMs, page),
    page.limit,
    ({ uncountedSatang, playerId }) => `${uncountedSatang} ${playerId}`,
    ({ playerId: _playerId, ...row }) => row,
  ),
);

const wins = on(bigWins, async ({ house }, { days, leastSatang, ...page }) =>
  paged(
    await winRows(house, house.now() - days * dayMs, leastSatang, page),
    page.limit,
    ({ winSatang, stakeSatang, playerId, betOrderNo }) => `${winSatang - stakeSatang} ${playerId} ${betOrderNo}`,
    ({ playerId: _playerId, ...row }) => row,
  ),
);

/** Kinds of cases in which money that had arrived is gone again. */
const takenBack = ['vanished', 'chargeback', 'refunded', 'reversed', 'returned'];

const taken = on(chargebacks, async ({ house }, page) => {
  const rows = await casesOf(house, takenBack, page);
  const balances = new Map(
    await Promise.all(
      [...new Set(rows.map(({ playerId }) => playerId))].map(
        async (playerId) => [playerId, (await house.ledger.balances(playerId)).main ?? 0] as const,
      ),
    ),
  );
  return paged(rows, page.limit, caseCursor, ({ details, playerId, ...row }) => ({
    ...row,
    by: String(details['by'] ?? ''),
    reason: String(details['reason'] ?? ''),
    amountMinor: Number(details['amountMinor'] ?? details['amount'] ?? 0) || 0,
    balanceSatang: balances.get(playerId) ?? 0,
  }));
});

const enter = on(
  enterChargeback,
  async ({ house, note, who, playerOf }, { account, orderNo, amountSatang, reason }) => {
    const { playerId } = await playerOf(account);
    note({ subject: orderNo });
    const order = await orderOf(house, playerId, orderNo);
    if (order === undefined) throw new DeskRefusal('unknownOrder');
    if (order.status !== 1) throw new DeskRefusal('nothingToDecide');
    if (amountSatang > order.credit_satang) throw new DeskRefusal('otherAmount');
    const details = { amountMinor: amountSatang, by: who, reason };
    const named = { player_id: playerId, order_no: orderNo };
    if (
      !(await recordCase(house, {
        ...named,
        source: 'staff',
        kind: 'chargeback',
        key: `${playerId}-${orderNo}`,
        details,
      }))
    )
      throw new DeskRefusal('nothingToDecide');
    note({ after: details });
    return { caseKey: `staff:chargeback:${playerId}-${orderNo}` };
  },
);

export const riskRoutes: readonly DeskRoute[] = [devices, opposing, wins, taken, enter];
