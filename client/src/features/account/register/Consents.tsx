import { adultAge } from '@foyer/contract/age.ts';
import type { NewsChannel } from '@foyer/contract/account/newsChannels.ts';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { FormCheck } from '#form/FormCheck.tsx';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import styles from './RegisterForm.module.css';

const NewsConsents = lazyPart(() => import('./NewsConsents.tsx'), 'NewsConsents');

interface ConsentsProps {
  /** The age that the rules of the place require. */
  readonly leastAge?: number;
  /** Channels by which the house sends news to players who agree. */
  readonly channels?: readonly NewsChannel[];
}

/** Checkboxes for age, terms and each channel of news. The terms open in another tab, so that the form stays as it is. VALID-060, M18 */
export function Consents({ leastAge = adultAge, channels }: ConsentsProps) {
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
      {useHydrated() && channels?.[0] && (
        <Suspense>
          <NewsConsents channels={channels} />
        </Suspense>
      )}
    </div>
  );
}
