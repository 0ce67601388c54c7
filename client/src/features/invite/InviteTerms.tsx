import { useQuery } from '@tanstack/react-query';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { useText } from '#text/useText.tsx';
import { amountText } from '@foyer/text/amount.ts';
import styles from './Invite.module.css';
import { codeQuery } from './reads.ts';

/** The conditions that a friend must meet, and all terms of both bonuses. M22 */
export function InviteTerms() {
  const t = useText('invite');
  const rules = useQuery(codeQuery()).data;
  if (!rules?.inviterTerms && !rules?.inviteeTerms) return null;
  return (
    <section className={styles.part} aria-label={t('terms')}>
      <h2>{t('terms')}</h2>
      <ol className={styles.steps}>
        <li>{t('step.register')}</li>
        <li>{t('step.reach', { deposit: amountText(rules.depositSatang), stake: amountText(rules.stakeSatang) })}</li>
        <li>{t('step.claim')}</li>
      </ol>
      <div className={styles.pair}>
        {rules.inviterTerms && (
          <BonusCard name={t('inviterBonus')} bonusType="3" terms={rules.inviterTerms} show="folded" />
        )}
        {rules.inviteeTerms && (
          <BonusCard name={t('inviteeBonus')} bonusType="3" terms={rules.inviteeTerms} show="folded" />
        )}
      </div>
    </section>
  );
}
