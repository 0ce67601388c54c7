import type { NewsChannel } from '@foyer/contract/account/eligibility.ts';
import { FormCheck } from '#form/FormCheck.tsx';
import { useText } from '#text/useText.tsx';
import styles from './RegisterForm.module.css';

const fieldOf = { mail: 'newsMail', sms: 'newsSms', inbox: 'newsInbox' } as const satisfies Record<NewsChannel, string>;

/** Consent to news by each channel of the house. Nothing is ticked by default, and no box is needed to register. M18 */
export function NewsChecks({ channels }: { readonly channels: readonly NewsChannel[] }) {
  const text = useText('account/register');
  if (channels.length === 0) return null;
  return (
    <fieldset className={styles.news}>
      <legend className="muted small">{text('news.title')}</legend>
      {channels.map((channel) => (
        <FormCheck key={channel} name={fieldOf[channel]} label={text(`news.${channel}`)} />
      ))}
    </fieldset>
  );
}
