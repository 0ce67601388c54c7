import { applyPrivateCustomBonus } from '@foyer/contract/promotions/myOffers.ts';
import type { PrivateOffer } from '@foyer/contract/promotions/myOffers.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { plainMoney } from '#bonus/plainWords.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import styles from './MyOffers.module.css';
import { offerReads } from './OfferCard.tsx';
import { useOnce } from './useOnce.ts';

/** Bonuses for this player alone, who can apply once for each. SCREEN-053, CALL-165 */
export function PrivateOffers({ offers }: { readonly offers: readonly PrivateOffer[] }) {
  const text = useText('promotions/myOffers');
  if (offers.length === 0) return null;
  return (
    <section className={styles.private} aria-label={text('private')}>
      <h2>{text('private')}</h2>
      {offers.map((offer) => (
        <Row key={offer.bonusId} offer={offer} />
      ))}
    </section>
  );
}

function Row({ offer }: { readonly offer: PrivateOffer }) {
  const text = useText('promotions/myOffers');
  const { bonusId, name, terms, amountSatang, depositSatang } = offer;
  const amounts = { bonusSatang: amountSatang, depositSatang };
  const costSatang = costToClear(terms, amounts);
  const words = (status: string): string => {
    const amount = plainMoney(amountSatang);
    if (status === '0') return text('applied');
    return costSatang === 0
      ? text('receivedFree', { amount })
      : text('received', { amount, cost: plainMoney(costSatang) });
  };
  const { claim, isBusy } = useOnce(applyPrivateCustomBonus, offerReads, ({ status }) =>
    showMessage({ kind: 'success', text: words(status) }),
  );
  return (
    <BonusCard
      name={name}
      bonusType={offer.bonusType}
      terms={terms}
      amounts={amounts}
      openUntil={offer.openUntil}
      show="folded"
    >
      <div className={styles.foot}>
        <p className={styles.times}>{offer.isAudited && text('audited')}</p>
        <Button
          look="primary"
          state={isBusy ? 'busy' : 'ready'}
          aria-label={text(offer.isAudited ? 'applyOf' : 'receiveOf', { name })}
          onClick={() => claim({ bonusId })}
        >
          {text(offer.isAudited ? 'apply' : 'receive')}
        </Button>
      </div>
    </BonusCard>
  );
}
