import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { betTotals } from '@foyer/contract/bets/history.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { useHouseValue } from '../clock/houseClock.ts';
import styles from './Slip.module.css';

const dayMs = 86_400_000;
const dayStart = (nowMs: number): number => Math.floor((nowMs + houseZoneMs) / dayMs) * dayMs - houseZoneMs;

/** Today's net result in the lottery, shown beside the stakes. M12 */
export function TodayNet() {
  const text = useText('lottery/slip');
  const startMs = useHouseValue((nowMs) => (nowMs === undefined ? undefined : dayStart(nowMs)));
  const totals = useQuery({
    ...q(betTotals, {
      platformCode: '',
      gameType: String(gameTypeCodes.lottery),
      status: '',
      startTime: String(startMs ?? ''),
      endTime: '',
    }),
    enabled: startMs !== undefined,
    meta: { isShownByCaller: true },
  });
  if (!totals.data) return null;
  const { profitSatang, runningSatang } = totals.data;
  return (
    <p className={styles.today}>
      <span>{text('today')}</span>
      <span>
        <Money amount={profitSatang} tone="signed" />
        {runningSatang > 0 && (
          <small className="faint"> · {text('running', { amount: amountText(runningSatang) })}</small>
        )}
      </span>
    </p>
  );
}
