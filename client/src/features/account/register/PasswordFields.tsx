import type { RegistrationVariant } from '@foyer/contract/account/registration.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { FormPassword } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';
import { fieldRules, passwordParts } from './fieldRules.ts';
import styles from './RegisterForm.module.css';

/** The password twice. Both are `new-password`, so that a password manager fills in both. VALID-008 to VALID-011 */
export function PasswordFields({ variant }: { readonly variant: RegistrationVariant }) {
  const text = useText('account/register');
  const account = useText('account');
  const { form } = useFormAround();
  const password = form.watch('password');
  const value = typeof password === 'string' ? password : '';
  return (
    <div className={styles.pair}>
      <FormPassword
        name="password"
        label={account('login.password')}
        rules={fieldRules(account, passwordParts[variant], value)}
        autoComplete="new-password"
      />
      <FormPassword name="confirmPassword" label={text('confirmPassword')} autoComplete="new-password" />
    </div>
  );
}
