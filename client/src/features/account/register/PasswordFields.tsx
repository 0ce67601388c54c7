import { useFormAround } from '#form/callFormContext.ts';
import { FormPassword } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';
import { fieldRules, passwordParts } from './fieldRules.ts';
import styles from './RegisterForm.module.css';

/** The password twice; both are `new-password`, so that a manager offers one and fills in the other. VALID-008, VALID-011 */
export function PasswordFields() {
  const text = useText('account');
  const { form } = useFormAround();
  const password = form.watch('password');
  return (
    <div className={styles.pair}>
      <FormPassword
        name="password"
        label={text('register.password')}
        rules={fieldRules(text, passwordParts, typeof password === 'string' ? password : '')}
        autoComplete="new-password"
        maxLength={12}
      />
      <FormPassword
        name="confirmPassword"
        label={text('register.confirmPassword')}
        autoComplete="new-password"
        maxLength={12}
      />
    </div>
  );
}
