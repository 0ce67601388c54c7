import { Link } from '@tanstack/react-router';
import { FormCheck } from '#form/FormCheck.tsx';
import { useText } from '#text/useText.tsx';
import styles from './RegisterForm.module.css';

/** Checkbox for the terms. They open in another tab, so that the form stays as it is. VALID-060, M18 */
export function TermsCheck() {
  const text = useText('account/register');
  return (
    <div>
      <FormCheck name="terms" label={text('terms')} />
      <Link
        to="/helpCenter/startUse"
        search={{ id: 'terms' }}
        target="_blank"
        className={`link small ${styles.read ?? ''}`}
      >
        {text('readTerms')}
      </Link>
    </div>
  );
}
