import { minorPerUnit } from '@foyer/contract/currency.ts';
import { userPlayNews } from '@foyer/contract/home/winners.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useReducedMotion } from '#ui/layout/Carousel.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { pauseIcon, playIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountParts } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { sampleWinner, winnerLine, withoutBrackets } from './winners.ts';
import type { WinnersMode } from './winners.ts';
import styles from './Winners.module.css';

const sampleRows = 20;
/** Rows that fit; a shorter list does not scroll. */
const rowsInView = 7;

interface Row {
  readonly id: string;
  /** The whole sentence: for screen readers, and for what is bold. */
  readonly text: string;
  readonly who: string;
  readonly game: string;
  readonly satang: number;
}

/**
 * Players' real wins; without any, generated examples under a permanent badge. The two are never mixed in one list.
 * HOME-008, HOME-016, AMB-026, M01
 */
export function Winners({ mode }: { readonly mode: WinnersMode }) {
  const t = useText('lounge');
  const news = useQuery({ ...q(userPlayNews, {}), enabled: mode === 'live' });
  const [samples] = useState(() => Array.from({ length: sampleRows }, () => sampleRow(t)));
  if (mode === 'off') return null;
  if (mode === 'live' && news.isPending) {
    return (
      <Card title={t('winners.title')}>
        <SkeletonRows rows={rowsInView} rowHeight={44} />
      </Card>
    );
  }
  const records = mode === 'live' ? (news.data?.list ?? []) : [];
  // A backend that does not say that its money is play money shows invented winners only if it asks for them.
  if (records.length === 0)
    return mode === 'sample' || isOffered('playMoney') ? <Rows key="sample" rows={samples} isSample /> : null;
  const rows = records.map(({ account, gameName, winSatang, createTime }, index) => {
    const { whole, decimals } = amountParts(winSatang);
    const text = t('winners.record', { id: account, game: gameName, amount: `${whole}${decimals}` });
    return { id: `${index} ${createTime}`, text, who: account, game: gameName, satang: winSatang };
  });
  return <Rows key="records" rows={rows} isSample={false} />;
}

function sampleRow(t: Text<'lounge'>): Row {
  const one = sampleWinner(Math.random, t('winners.provinces').split('|'), t('winners.slots').split('|'));
  const text = t('winners.line', { ...one, amount: String(one.amount) });
  return { id: one.id, text, who: `${one.province} ${one.id}`, game: one.game, satang: one.amount * minorPerUnit() };
}

function Rows({ rows, isSample }: { readonly rows: readonly Row[]; readonly isSample: boolean }) {
  const t = useText('lounge');
  const isCalm = useReducedMotion();
  const [wish, setWish] = useState<'play' | 'pause'>();
  const canMove = rows.length > rowsInView;
  const isMoving = canMove && (wish ?? (isCalm ? 'pause' : 'play')) === 'play';
  const list = (isCopy: boolean) => (
    <ul aria-label={isCopy ? undefined : t('winners.title')} aria-hidden={isCopy ? true : undefined}>
      {rows.map((row) => (
        <WinnerRow key={row.id} row={row} isSample={isSample} />
      ))}
    </ul>
  );
  const aside = (
    <>
      {isSample && <Badge tone="truth">{t('winners.sample')}</Badge>}
      {canMove && !(isCalm && wish === undefined) && (
        <IconButton
          label={t(isMoving ? 'winners.pause' : 'winners.play')}
          icon={isMoving ? pauseIcon : playIcon}
          onClick={() => setWish(isMoving ? 'pause' : 'play')}
        />
      )}
    </>
  );
  return (
    <Card title={t('winners.title')} aside={aside}>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes(styles.window, isMoving && styles.moving)} tabIndex={isMoving ? -1 : 0}>
        <div className={styles.roll}>
          {list(false)}
          {isMoving && list(true)}
        </div>
      </div>
    </Card>
  );
}

/**
 * Who, where and how much, in columns. Each invented row is labelled as one, so that a screen reader never announces it
 * as real.
 */
function WinnerRow({ row, isSample }: { readonly row: Row; readonly isSample: boolean }) {
  const t = useText('lounge');
  const { before, figure, after, isBig } = winnerLine(row.text, t('winners.bigPrize'));
  const plain = `${before}${figure}${after}`;
  const Amount = isBig ? 'b' : 'span';
  return (
    <li className={styles.row} aria-label={isSample ? `${t('winners.sample')}: ${plain}` : plain}>
      <span>{row.who}</span>
      <span>{withoutBrackets(row.game)}</span>
      <Amount>
        <Money amount={row.satang} />
      </Amount>
    </li>
  );
}
