import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { myOfferEkList, receiveMyBonus } from '@foyer/contract/promotions/myOffers.ts';
import type { MyOffer } from '@foyer/contract/promotions/myOffers.ts';
import {
  bonusKindLabel,
  isFinalOffer,
  isReceivable,
  myOfferStatus,
  myOfferStatusLabel,
} from '@foyer/contract/promotions/offerStatus.ts';
import type { OfferStatus } from '@foyer/contract/promotions/offerStatus.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { momentText, plainMoney } from '#bonus/plainWords.ts';
import { SelfUnlock } from '#bonus/SelfUnlock.tsx';
import { WageringMeter } from '#bonus/WageringMeter.tsx';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import styles from './MyOffers.module.css';
import { useOnce } from './useOnce.ts';

const tones: Readonly<Record<OfferStatus, BadgeTone>> = {
  applying: 'info',
  received: 'accent',
  wageringCompleted: 'good',
  rejected: 'bad',
  auditCleared: 'neutral',
  notReceived: 'warn',
  notDrawn: 'info',
  notWon: 'neutral',
};
const isHeld = (status: OfferStatus): boolean => status === 'received' || status === 'wageringCompleted';

/** Reads that receiving, applying for or giving up an offer makes stale. */
export const offerReads = [myOfferEkList, logedUserInfo, refresh, queryUserLockAmount] as const;

/** One bonus of the player: terms, progress and available actions. ENUM-005, ENUM-006, ENUM-010 */
export function OfferCard({ offer }: { readonly offer: MyOffer }) {
  const label = useText('labels');
  const status = myOfferStatus(offer.status);
  const statusWords = status === undefined ? offer.statusName || '-' : label(myOfferStatusLabel(offer.status));
  return (
    <BonusCard
      name={offer.name}
      bonusType={offer.bonusType}
      terms={offer.terms}
      amounts={{ bonusSatang: offer.amountSatang, depositSatang: offer.depositSatang }}
      openUntil={status === 'notReceived' ? offer.claimUntil : undefined}
      expiresAt={offer.expireTime}
      show="folded"
      isOver={status !== undefined && isFinalOffer(status) && !isHeld(status)}
      aside={
        <>
          <Badge tone="line">{label(bonusKindLabel(offer.kind))}</Badge>
          <Badge tone={status === undefined ? 'neutral' : tones[status]} hasDot>
            {statusWords}
          </Badge>
        </>
      }
    >
      <Standing offer={offer} status={status} />
    </BonusCard>
  );
}

interface StandingProps {
  readonly offer: MyOffer;
  readonly status: OfferStatus | undefined;
}

/** The state in a sentence, the progress of the turnover, and the available actions. */
function Standing({ offer, status }: StandingProps) {
  const text = useText('promotions/myOffers');
  const words = wordsOf(text, offer, status);
  const isWorkedOff = status === 'received' && offer.lockedSatang > 0;
  return (
    <div className={styles.standing}>
      {words !== undefined && <p>{words}</p>}
      {isWorkedOff && (
        <WageringMeter
          name={offer.name}
          lock={{
            lockId: offer.bonusId,
            kind: 'bonus',
            doneSatang: offer.doneSatang,
            targetSatang: offer.targetSatang,
            dueSatang: Math.max(0, offer.targetSatang - offer.doneSatang),
            expireTime: offer.expireTime,
          }}
        />
      )}
      <div className={styles.foot}>
        <p className={styles.times}>{timesOf(text, offer).join(' · ')}</p>
        {status !== undefined && isReceivable(status) && <Receive offer={offer} />}
        {isWorkedOff && (
          <SelfUnlock
            name={offer.name}
            lock={{
              lockId: offer.bonusId,
              kind: 'bonus',
              lockedSatang: offer.lockedSatang,
              isSelfUnlockable: offer.isSelfUnlockable,
            }}
          />
        )}
      </div>
    </div>
  );
}

function Receive({ offer }: { readonly offer: MyOffer }) {
  const text = useText('promotions/myOffers');
  const { bonusId, amountSatang, targetSatang, name } = offer;
  const amount = plainMoney(amountSatang);
  const words =
    targetSatang === 0
      ? text('receivedFree', { amount })
      : text('received', { amount, cost: plainMoney(targetSatang) });
  const { claim, isBusy } = useOnce(receiveMyBonus, offerReads, () => showMessage({ kind: 'success', text: words }));
  return (
    <Button
      look="primary"
      state={isBusy ? 'busy' : 'ready'}
      aria-label={text('receiveOf', { name })}
      onClick={() => claim({ bonusId })}
    >
      {text('receive')}
    </Button>
  );
}

function wordsOf(
  text: Text<'promotions/myOffers'>,
  offer: MyOffer,
  status: OfferStatus | undefined,
): string | undefined {
  const amount = plainMoney(offer.returnedSatang);
  switch (status) {
    case 'applying':
      return text('waits');
    case 'notDrawn':
      return text('draws');
    case 'notWon':
      return text('lost');
    case 'wageringCompleted':
      return text('done');
    case 'rejected':
      return offer.reason === '' ? text('rejectedPlain') : text('rejected', { reason: offer.reason });
    case 'auditCleared':
      if (offer.endedBy === 'cancelled') return text('cancelled', { amount });
      if (offer.endedBy === 'none') return text('cleared');
      return offer.receiveTime === undefined ? text('unclaimed') : text('expired', { amount });
    default:
      return undefined;
  }
}

function timesOf(text: Text<'promotions/myOffers'>, offer: MyOffer): string[] {
  const { createTime, receiveTime, endTime, claimUntil } = offer;
  return [
    receiveTime === undefined
      ? text('created', { time: momentText(createTime) })
      : text('receivedAt', { time: momentText(receiveTime) }),
    ...(endTime === undefined ? [] : [text('endedAt', { time: momentText(endTime) })]),
    ...(claimUntil === undefined || receiveTime !== undefined || endTime !== undefined
      ? []
      : [text('claimUntil', { time: momentText(claimUntil) })]),
  ];
}
