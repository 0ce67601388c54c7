import { timing } from '@foyer/contract/constants.ts';
import { applyRealTimeBonus } from '@foyer/contract/promotions/claims.ts';
import type { RealTimeAmounts, RealTimeBonus } from '@foyer/contract/promotions/realTime.ts';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { plainMoney } from '#bonus/plainWords.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { claimChanges } from './effects.ts';
import styles from './Hall.module.css';
import { rebateQuery, rescueQuery } from './reads.ts';

/** Rows per kind until the player asks for all. Rows without an amount are not shown. */
const mostShown = 4;

/** Rebates and rescue funds available now, each with its amount and a button. SCREEN-052, CALL-169 to CALL-171 */
export function RealTime() {
  const t = useText('promotions');
  const rebate = useQuery({ ...rebateQuery(), meta: { isShownByCaller: true } });
  const rescue = useQuery({ ...rescueQuery(), meta: { isShownByCaller: true } });
  const total = (rebate.data?.amountSatang ?? 0) + (rescue.data?.amountSatang ?? 0);
  const [isWhole, setIsWhole] = useState(false);
  const kinds = [rowsOf(rebate.data), rowsOf(rescue.data)];
  const shown = kinds.flatMap((rows) => (isWhole ? rows : rows.slice(0, mostShown)));
  const left = kinds.flat().length - shown.length;
  return (
    <Card
      title={t('realTime.title')}
      aside={<Money amount={total} size={20} />}
      aria-busy={rebate.isPending || rescue.isPending}
    >
      <Failed read={rebate} name={t('realTime.rebate')} />
      <Failed read={rescue} name={t('realTime.rescue')} />
      {rebate.isPending || rescue.isPending ? (
        <Skeleton height={21} />
      ) : shown.length === 0 ? (
        <p className="muted small">{t('realTime.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((bonus) => (
            <Row key={bonus.configId} bonus={bonus} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{t('more', { count: left, left })}</Button>
        </p>
      )}
      <p className="faint small">{t('realTime.once')}</p>
    </Card>
  );
}

const rowsOf = (amounts: RealTimeAmounts | undefined): readonly RealTimeBonus[] =>
  (amounts?.list ?? []).filter(({ amountSatang }) => amountSatang > 0);

function Failed({ read, name }: { readonly read: UseQueryResult<RealTimeAmounts>; readonly name: string }) {
  const t = useText('promotions');
  if (!read.isError || read.data) return null;
  return (
    <Note tone="warn" role="alert">
      <p>
        {name}: {t('realTime.failed')}
      </p>
      <Button onClick={() => void read.refetch()}>{t('readAgain')}</Button>
    </Note>
  );
}

function Row({ bonus }: { readonly bonus: RealTimeBonus }) {
  const t = useText('promotions');
  const { configId, articleId, title, percent, baseSatang, amountSatang, costSatang, isClaimed } = bonus;
  const [isBusy, setIsBusy] = useState(false);
  const isLocked = useRef(false);
  const apply = useCall(applyRealTimeBonus, {
    invalidates: claimChanges,
    bonusType: () => '',
    onWords: (text) => showMessage({ kind: 'success', text }),
  });
  // The button is enabled again 200 ms after any reply. STATE-011, STATE-012
  const claim = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    await apply.mutateAsync({ configId }).catch(() => undefined);
    setTimeout(() => {
      isLocked.current = false;
      setIsBusy(false);
    }, timing.claimReleaseMs);
  };
  return (
    <li>
      <span className={styles.words}>
        <b>
          <Link to="/discounts/all" search={{ id: articleId }} className="link" preload={false}>
            {title}
          </Link>
        </b>
        <span>{t('realTime.base', { percent: String(percent), amount: plainMoney(baseSatang) })}</span>
        <span>{costSatang === 0 ? t('realTime.free') : t('realTime.cost', { cost: plainMoney(costSatang) })}</span>
      </span>
      {isClaimed ? (
        <Badge tone="good">{t('claimed')}</Badge>
      ) : (
        <Button
          state={isBusy ? 'busy' : 'ready'}
          aria-label={t('realTime.of', { title, amount: plainMoney(amountSatang) })}
          onClick={() => void claim()}
        >
          {t('claimAmount', { amount: plainMoney(amountSatang) })}
        </Button>
      )}
    </li>
  );
}
