import {
  bonusExchangeConfigList,
  bonusExchangeHistory,
  bonusIntegralExchange,
  getUserIntegral,
} from '@foyer/contract/activities/points.ts';
import type { PointsOffer } from '@foyer/contract/activities/points.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { moneyReads } from '#bonus/moneyReads.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './points.module.css';

const stale = [bonusExchangeConfigList, bonusExchangeHistory, getUserIntegral, ...moneyReads] as const;

/** Bonuses in exchange for points, each with its price, the number left and all terms. CALL-196, CALL-197 */
export function PointsShop() {
  const text = useText('activities/rewards');
  const offers = useQuery({ ...q(bonusExchangeConfigList, {}), staleTime: 0, meta: { isShownByCaller: true } });
  return (
    <section className={styles.shop} aria-labelledby="points-shop">
      <h2 id="points-shop">{text('points.shop')}</h2>
      {offers.data ? (
        offers.data.list.length === 0 ? (
          <Card>
            <EmptyState title={text('points.shopEmpty')}>{text('points.shopEmptyWords')}</EmptyState>
          </Card>
        ) : (
          <Offers offers={offers.data.list} />
        )
      ) : (
        <Card aria-busy={!offers.isError}>
          {offers.isError ? (
            <ErrorState
              title={text('points.shopFailed')}
              onRetry={() => void offers.refetch()}
              requestId={requestIdOf(offers.error)}
            >
              {text('points.failedWords')}
            </ErrorState>
          ) : (
            <SkeletonRows rows={4} />
          )}
        </Card>
      )}
    </section>
  );
}

function Offers({ offers }: { readonly offers: readonly PointsOffer[] }) {
  const text = useText('activities/rewards');
  const mine = useQuery({ ...q(getUserIntegral, {}), meta: { isShownByCaller: true } }).data?.points ?? 0;
  const [asked, setAsked] = useState<PointsOffer>();
  const exchange = useGuardedCall(bonusIntegralExchange, stale);
  const take = async (offer: PointsOffer) => {
    const answer = await exchange.send({ exchangeId: offer.exchangeId });
    if (answer === 'held') return;
    setAsked(undefined);
    if (answer !== undefined) showMessage({ kind: 'success', text: text('points.exchanged', { name: offer.name }) });
  };
  return (
    <>
      <div className={styles.cards}>
        {offers.map((offer) => (
          <BonusCard
            key={offer.exchangeId}
            name={offer.name}
            bonusType=""
            terms={offer.terms}
            show="folded"
            aside={<span className="muted small">{text('points.left', { left: offer.left })}</span>}
          >
            <Button
              isBlock
              state={
                offer.left === 0
                  ? { blocked: text('points.gone') }
                  : offer.points > mine
                    ? { blocked: text('points.short', { points: offer.points - mine }) }
                    : 'ready'
              }
              onClick={() => setAsked(offer)}
            >
              {text('points.exchange', { points: offer.points })}
            </Button>
          </BonusCard>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={text('points.ask', { points: asked.points, name: asked.name })}
          keep={text('points.keep')}
          confirm={text('points.exchange', { points: asked.points })}
          isBusy={exchange.isHeld}
          onKeep={() => setAsked(undefined)}
          onConfirm={() => void take(asked)}
        >
          {text('points.askWords', {
            cost: amountText(costToClear(asked.terms, { bonusSatang: asked.amountSatang, depositSatang: 0 })),
          })}
        </ConfirmDialog>
      )}
    </>
  );
}
