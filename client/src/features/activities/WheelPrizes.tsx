import type { WheelPrize } from '@foyer/contract/activities/wheelDraw.ts';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { toneClass, toneOf } from './Wheel.tsx';
import styles from './WheelPrizes.module.css';

const BonusCard = lazyPart(() => import('#bonus/BonusCard.tsx'), 'BonusCard');

/** Merges the wedges without a prize (未中奖) into one line. */
function prizeLines(prizes: readonly WheelPrize[]): WheelPrize[] {
  const lines: WheelPrize[] = [];
  for (const prize of prizes) {
    const at = prize.kind === 'none' ? lines.findIndex(({ kind }) => kind === 'none') : -1;
    const same = lines[at];
    if (same === undefined) lines.push(prize);
    else lines[at] = { ...same, tickets: same.tickets + prize.tickets };
  }
  return lines.toSorted((one, other) => other.amountSatang - one.amountSatang);
}

/** The chance in percent among the wedges that are not given out, truncated to two decimals. M09 */
function chanceText(prize: WheelPrize, prizes: readonly WheelPrize[]): string {
  const open = prizes.reduce((sum, { tickets, left }) => sum + (left === 0 ? 0 : tickets), 0);
  return `${(Math.floor((prize.tickets / open) * 10_000) / 100).toFixed(2)}%`;
}

/** Every prize with its chance, the number left, and the stakes required before withdrawal. M09, M22 */
export function WheelPrizes({ prizes }: { readonly prizes: readonly WheelPrize[] }) {
  const t = useText('activities/wheel');
  return (
    <DataTable
      label={t('prizes')}
      columns={columnsOf(t, prizes)}
      rowKey={({ prizeId }) => prizeId}
      state={{ status: 'ready', rows: prizeLines(prizes) }}
      empty={<EmptyState title={t('closed')}>{t('closedWords')}</EmptyState>}
      failure={{ title: t('failed') }}
      detail={(prize) => <PrizeTerms prize={prize} />}
    />
  );
}

/** All terms of a prize. A wedge without a prize has none. M22 */
function PrizeTerms({ prize: { name, terms } }: { readonly prize: WheelPrize }) {
  const t = useText('activities/wheel');
  if (terms === undefined) return <p className="muted">{t('noneTerms')}</p>;
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <BonusCard name={name} bonusType="" terms={terms} />
    </Suspense>
  );
}

const columnsOf = (t: Text<'activities/wheel'>, prizes: readonly WheelPrize[]): Column<WheelPrize>[] => [
  {
    id: 'prize',
    head: t('prize'),
    cell: (prize) => (
      <span className={styles.prize}>
        <span className={classes(styles.swatch, toneClass(toneOf(prize, prizes)))} aria-hidden="true" />
        {prize.name}
      </span>
    ),
    onCard: 'title',
  },
  {
    id: 'chance',
    head: t('chance'),
    cell: (prize) =>
      prize.left === 0 ? <Badge>{t('givenOut')}</Badge> : <span className="num">{chanceText(prize, prizes)}</span>,
    align: 'end',
    onCard: 'aside',
  },
  {
    id: 'left',
    head: t('left'),
    cell: ({ kind, left }) =>
      kind === 'none' ? (
        <span className="faint">–</span>
      ) : left === undefined ? (
        <span className="faint">{t('unlimited')}</span>
      ) : (
        <span className="num">{t('leftCount', { count: left })}</span>
      ),
    align: 'end',
  },
  {
    id: 'cost',
    head: t('costHead'),
    cell: ({ kind, amountSatang, stakeTimes }) =>
      kind === 'none' ? <span className="faint">–</span> : <Money amount={amountSatang * stakeTimes} />,
    align: 'end',
  },
];
