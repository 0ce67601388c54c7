import type { LiveTable } from '@foyer/contract/lobby/platformGames.ts';
import { phaseAt, roundAt } from '@foyer/contract/play/tableClock.ts';
import { useSyncExternalStore } from 'react';
import { useText } from '#text/useText.tsx';
import { Unseen } from '#ui/layout/Unseen.tsx';
import { classes } from '#ui/classes.ts';
import { plainAmount } from '@foyer/text/amountForms.ts';
import { secondNow, subscribeSeconds } from './seconds.ts';
import styles from './LiveTableState.module.css';

interface LiveTableStateProps {
  readonly gameId: string;
  readonly table: LiveTable;
}

/** A cached page is this old at most; a clock that differs by more is wrong. */
const trustedMs = 10_000;

const seen = new WeakMap<LiveTable, number>();

/** When the reply arrived, by the device's clock. */
function seenMs(table: LiveTable): number {
  const known = seen.get(table) ?? Date.now();
  seen.set(table, known);
  return known;
}

/**
 * The state of a table from its clock, its last results and its limit. The results say nothing about the next round.
 * SI-19
 */
export function LiveTableState({ gameId, table }: LiveTableStateProps) {
  const t = useText('lobby/liveTable');
  const second = useSyncExternalStore(subscribeSeconds, secondNow, () => 0);
  const late = seenMs(table) - table.serverMs;
  const nowMs = second * 1_000 - (Math.abs(late) > trustedMs ? late : 0);
  const round = roundAt(gameId, nowMs);
  const phase = phaseAt(round, nowMs);
  const isOpen = phase === 'betting';
  const left = Math.ceil((round.closeMs - nowMs) / 1_000);
  const words = isOpen ? t('betting', { seconds: left }) : t(phase === 'result' ? 'result' : 'dealing');
  const names: Readonly<Record<string, string>> = { a: table.a, b: table.b, t: table.t };
  const road = Array.from(table.road, (mark, at) => ({ mark, key: `${at} ${mark}` }));
  return (
    <div className={styles.table}>
      {/* Empty in the page of the server, which does not know when it is read. */}
      <span className={classes(styles.state, isOpen && styles.open)}>{second > 0 && words}</span>
      <span className={styles.road}>
        {road.length > 0 && (
          <Unseen>{t('road', { results: road.map(({ mark }) => names[mark] ?? '').join(' ') })}</Unseen>
        )}
        {road.map(({ mark, key }) => (
          <i key={key} className={styles[mark]} aria-hidden="true" />
        ))}
      </span>
      <span className={styles.limit}>{t('limit', { amount: plainAmount(table.limitSatang) })}</span>
    </div>
  );
}
