import type { PromotionDetail } from '@foyer/contract/promotions/promotion.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { requireLogin } from '#session/requireLogin.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DataLink } from '#ui/actions/DataLink.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { callOf } from './claimCalls.ts';
import styles from './OfferPanel.module.css';
import { detailQuery } from './reads.ts';

// Loaded only for players, because guests have no form.
const ClaimForm = lazyPart(() => import('./ClaimForm.tsx'), 'ClaimForm');

interface ClaimBoxProps {
  readonly id: string;
  readonly offer: PromotionDetail;
  readonly onAmount: (satang: number) => void;
}

/** The claim of a promotion, shown below all its terms. SI-28, ROLE-006 */
export function ClaimBox({ id, offer, onAmount }: ClaimBoxProps) {
  const t = useText('promotions');
  const isPlayer = useVisitor() === 'player';
  if (offer.earnedAt !== '') return <EarnedElsewhere path={offer.earnedAt} />;
  if (isPlayer) return <PlayersClaim id={id} onAmount={onAmount} />;
  return (
    <div className={styles.form}>
      <Button look="primary" size="large" onClick={() => requireLogin('offer')}>
        {t('claim')}
      </Button>
      <p className="faint small">{t('guest')}</p>
    </div>
  );
}

function EarnedElsewhere({ path }: { readonly path: string }) {
  const t = useText('promotions');
  const isOpen = Object.hasOwn(useRouter().routesByPath, path);
  return (
    <Note>
      <p>
        {t('earned')}。{!isOpen && t('earnClosed')}
      </p>
      {isOpen && (
        <DataLink address={path} className={buttonClass({ look: 'primary' })}>
          {t('toEarn')}
        </DataLink>
      )}
    </Note>
  );
}

function PlayersClaim({ id, onAmount }: Pick<ClaimBoxProps, 'id' | 'onAmount'>) {
  const t = useText('promotions');
  const own = useQuery({ ...detailQuery(id, true), meta: { isShownByCaller: true } });
  if (own.isError && !own.data) {
    return (
      <Note tone="warn" role="alert">
        <p>{t('stateFailed')}</p>
        <Button onClick={() => void own.refetch()}>{t('readAgain')}</Button>
      </Note>
    );
  }
  if (!own.data) return <SkeletonRows rows={1} />;
  const { state, reason } = own.data;
  const call = callOf(own.data);
  if (state === 'claimed') {
    return (
      <Note tone="good">
        <b>{t('claimed')}</b>
        <p>{reason}</p>
        <Link to="/mine/capital/account" search={{ tab: 'locks' }} className="link">
          {t('held')}
        </Link>
      </Note>
    );
  }
  if (state === 'notYet' || state === 'closed' || call === undefined) {
    return (
      <Note tone="warn">
        <b>{t(state === 'closed' ? 'closed' : 'notYet')}</b>
        <p>{reason}</p>
      </Note>
    );
  }
  return (
    <Suspense fallback={<SkeletonRows rows={1} />}>
      <ClaimForm key={id} call={call} offer={own.data} onAmount={onAmount} />
    </Suspense>
  );
}
