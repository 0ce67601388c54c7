import type { Call } from '@foyer/contract/call.ts';
import { bonusFor } from '@foyer/contract/bonusTerms.ts';
import { timing } from '@foyer/contract/constants.ts';
import type { Claimed } from '@foyer/contract/promotions/claims.ts';
import type { PromotionDetail } from '@foyer/contract/promotions/promotion.ts';
import { claimField } from '@foyer/contract/rules/claim.ts';
import { minorPerUnit, minorUnits } from '@foyer/contract/currency.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { plainMoney } from '#bonus/plainWords.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormAmount, FormSelect } from '#form/FormChoice.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { claimChanges } from './effects.ts';
import styles from './OfferPanel.module.css';

interface ClaimFormProps {
  readonly call: Call<any, Claimed, 'player'>;
  readonly offer: PromotionDetail;
  /** Receives the applied amount while it is typed, in satang. */
  readonly onAmount: (satang: number) => void;
}

/**
 * One claim: an applied amount for type '2', a bet order number for type '9', a platform if the promotion names
 * several, otherwise only a button. Blocked until 200 ms after the reply. VALID-055, VALID-056, STATE-011, STATE-012
 */
export function ClaimForm({ call, offer, onAmount }: ClaimFormProps) {
  const t = useText('promotions');
  const navigate = useNavigate();
  const { artInfo, platforms, terms, nowSatang } = offer;
  const { configId, bonusType } = artInfo;
  const field = claimField(bonusType);
  const state = useCallForm(call, {
    also: { configId, bonusType },
    claim: { bonusType: () => bonusType, onWords: (text) => showMessage({ kind: 'success', text }) },
    releaseMs: timing.claimReleaseMs,
    invalidates: claimChanges,
    refusedAt: {
      AMOUNT_ABOVE_DEPOSIT: 'applyAmount',
      BELOW_MINIMUM: 'applyAmount',
      UNKNOWN_BET: 'betOrderNo',
      BET_NOT_SETTLED: 'betOrderNo',
      BET_USED: 'betOrderNo',
      BET_NOT_FITTING: 'betOrderNo',
      UNKNOWN_PLATFORM: 'platformKey',
    },
    onDone: () => undefined,
  });
  const typed = minorUnits(String(state.form.watch('applyAmount') ?? '')) ?? 0;
  useEffect(() => onAmount(typed), [onAmount, typed]);
  const gift = field === 'applyAmount' ? bonusFor(terms, typed) : (nowSatang ?? 0);
  return (
    <CallForm
      label={t('claimForm')}
      state={state}
      className={styles.form}
      onCheckStatus={() => void navigate({ to: '/mine/capital/account', search: { tab: 'locks' } })}
    >
      {field === 'applyAmount' && <AmountField offer={offer} />}
      {field === 'betOrderNo' && <BetField />}
      {platforms.length > 1 && (
        <FormSelect
          name="platformKey"
          label={t('platform')}
          placeholder={t('platformPick')}
          options={platforms.map(({ platformKey, platformName }) => ({ value: platformKey, label: platformName }))}
        />
      )}
      <FormSubmit size="large" busy={t('claiming')}>
        {gift > 0 ? t('claimAmount', { amount: plainMoney(gift) }) : t('claim')}
      </FormSubmit>
    </CallForm>
  );
}

function AmountField({ offer: { depositSatang } }: { readonly offer: PromotionDetail }) {
  const t = useText('promotions');
  const whole = depositSatang === undefined ? undefined : Math.floor(depositSatang / minorPerUnit()) * minorPerUnit();
  return (
    <FormAmount
      name="applyAmount"
      label={t('applyAmount')}
      quickAmounts={whole === undefined ? [] : [whole]}
      hint={
        whole === undefined ? (
          <>
            {t('applyNone')}{' '}
            <Link to="/mine/capital/deposit" className="link">
              {t('deposit')}
            </Link>
          </>
        ) : (
          t('applyHint', { amount: plainMoney(whole) })
        )
      }
    />
  );
}

function BetField() {
  const t = useText('promotions');
  return (
    <FormText
      name="betOrderNo"
      label={t('betOrderNo')}
      autoComplete="off"
      inputMode="text"
      hint={
        <>
          {t('betHint')}{' '}
          <Link to="/mine/betList" className="link">
            {t('toBets')}
          </Link>
        </>
      }
    />
  );
}
