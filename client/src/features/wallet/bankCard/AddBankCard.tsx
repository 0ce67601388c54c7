import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { holderName as holderNameRule } from '@foyer/contract/rules/personal.ts';
import { cardNumberRules } from '@foyer/contract/rules/bankCard.ts';
import type { CardNumberRule } from '@foyer/contract/rules/bankCard.ts';
import { addBankCard, bankCardList, checkBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { q } from '#api/query.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { useSettled } from '#session/useSettled.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './BankCards.module.css';
import { useCardRule } from './useCardRule.ts';

const hints = { '15-19': 'numberHint', '6-19': 'numberHint19', '6-22': 'numberHint22' } as const;

interface AddBankCardProps {
  /** The masked real name; '' if it is not set. Then the card's holder sets it, once. AMB-102 */
  readonly holderName: string;
  readonly hindrance: string | undefined;
  readonly onDone: () => void;
}

/** Holder, number, bank found by the number, branch, reserved phone, withdrawal password. VALID-040 to VALID-049 */
export function AddBankCard({ holderName, hindrance, onDone }: AddBankCardProps) {
  const text = useText('wallet/bankCard');
  const rules = useText('rules');
  const wallet = useText('wallet');
  const rule = useCardRule();
  const form = useCardForm(holderName, rule, onDone);
  const bank = useBankOfNumber(form, rule);
  return (
    <CallForm label={text('addTitle')} state={form} className={styles.form}>
      {holderName === '' ? (
        <FormText name="holderName" label={text('holder')} hint={text('holderHint')} autoComplete="cc-name" />
      ) : (
        <Field label={text('holder')} hint={text('holderFixed')}>
          {(control) => <TextInput {...control} value={holderName} readOnly />}
        </Field>
      )}
      <FormText
        name="cardNumber"
        label={text('number')}
        hint={text(hints[rule])}
        inputMode="numeric"
        autoComplete="cc-number"
      />
      <Field label={text('bank')} error={bank.isUnknown ? rules('bankNotVerified') : form.errorOf('bankName')}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={bank.name}
            placeholder={text(bank.isFetching ? 'bankReading' : 'bankPending')}
          />
        )}
      </Field>
      <FormText name="branch" label={text('branch')} hint={text('branchHint')} autoComplete="off" />
      <FormText
        name="reservedPhone"
        label={text('phone')}
        hint={text('phoneHint')}
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <FormPassword name="withdrawPassword" label={wallet('withdrawPassword')} autoComplete="off" />
      <FormSubmit size="large" isBlock blocked={hindrance ?? (bank.isUnknown ? rules('bankNotVerified') : undefined)}>
        {text('submit')}
      </FormSubmit>
    </CallForm>
  );
}

function useCardForm(holderName: string, rule: CardNumberRule, onDone: () => void) {
  const text = useText('wallet/bankCard');
  const { send } = useProvedCall(addBankCard, { invalidates: [bankCardList, logedUserInfo] });
  return useCallForm(addBankCard, {
    send,
    // If the name is set, only its mask is known here, so no name is sent. VALID-046
    initial: { holderName: '', cardNumber: '', bankName: '', branch: '', reservedPhone: '', withdrawPassword: '' },
    check: (values) => [
      ...(holderName === '' ? ruleFaults('holderName', holderNameRule, values.holderName) : []),
      ...ruleFaults('cardNumber', cardNumberRules[rule], values.cardNumber),
    ],
    refusedAt: {
      WRONG_WITHDRAW_PASSWORD: 'withdrawPassword',
      WITHDRAW_PASSWORD_LOCKED: 'withdrawPassword',
      CARD_NOT_RECOGNISED: 'cardNumber',
      CARD_TAKEN: 'cardNumber',
      HOLDER_NAME_MISMATCH: 'holderName',
    },
    onDone: () => {
      showMessage({ kind: 'success', text: text('added') });
      onDone();
    },
  });
}

/** The bank that the house finds by the card's number. Its name is sent with the form. */
function useBankOfNumber({ form }: CallFormState, rule: CardNumberRule) {
  const typed = String(form.watch('cardNumber') ?? '');
  // A valid number may still get longer, so the bank is looked up only when typing stops.
  const settled = useSettled(typed);
  const number = v.safeParse(cardNumberRules[rule], settled === typed ? typed : '');
  const bank = useQuery({
    ...q(checkBankCard, { cardNumber: number.success ? number.output : '' }),
    enabled: number.success,
  });
  // The name belongs to this number: it is cleared while another number is typed.
  const bankName = (number.success && bank.data?.bankName) || '';
  const { setValue } = form;
  useEffect(() => setValue('bankName', bankName, { shouldValidate: bankName !== '' }), [setValue, bankName]);
  return {
    name: bankName,
    isFetching: bank.isFetching,
    isUnknown: bank.isSuccess && bank.data.bankName === '',
  } as const;
}
