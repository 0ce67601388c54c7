import { verifyUsername } from '@foyer/contract/account/register.ts';
import type { RegistrationVariant } from '@foyer/contract/account/registration.ts';
import { accountRules } from '@foyer/contract/rules/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { isFailure } from '#api/failure.ts';
import { transportOf } from '#api/query.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { FormText } from '#form/FormText.tsx';
import { refusalName } from '#form/refusal.ts';
import { useText } from '#text/useText.tsx';
import { accountParts, fieldRules } from './fieldRules.ts';

/** Shows which rules are met while typing. Checks on blur whether the name is free. CALL-064, AMB-082 */
export function AccountField({ variant }: { readonly variant: RegistrationVariant }) {
  const account = useText('account');
  const { form } = useFormAround();
  const client = useQueryClient();
  const [freeName, setFreeName] = useState('');
  const value = String(form.watch('userAccount') ?? '').trim();
  const ask = async () => {
    if (value === freeName || !v.is(accountRules[variant], value)) return;
    try {
      await transportOf(client)(verifyUsername, { userAccount: value }, {});
      setFreeName(value);
    } catch (error) {
      // A time-out or a rate limit says nothing about the name; the house decides at submission.
      if (!isFailure(error) || refusalName(verifyUsername, error) !== 'ACCOUNT_TAKEN') return;
      if (String(form.getValues('userAccount')).trim() === value) {
        form.setError('userAccount', { type: 'house', message: error.message });
      }
    }
  };
  const isFree = value !== '' && value === freeName;
  const rules = fieldRules(account, accountParts[variant], value);
  return (
    <FormText
      name="userAccount"
      label={account('login.account')}
      rules={[...rules, { text: account('rule.free'), isMet: isFree }]}
      tone={isFree ? 'good' : 'plain'}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onBlur={() => void ask()}
    />
  );
}
