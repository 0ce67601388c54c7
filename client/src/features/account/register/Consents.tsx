import { Link } from '@tanstack/react-router';
import { FormCheck } from '#form/FormCheck.tsx';
import { useText } from '#text/useText.tsx';
import styles from './RegisterForm.module.css';

/**
 * Checkboxes for the age that the rules of the place require, and for the terms, which open in another tab, so that the
 * form stays as it is. VALID-060, M18
 */
export function Consents({ leastAge }: { readonly leastAge: number }) {
  const text = useText('account/register');
  return (
    <div>
      <FormCheck name="adult" label={text('adult', { age: leastAge })} />
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
