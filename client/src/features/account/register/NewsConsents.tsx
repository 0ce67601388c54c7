import type { NewsChannel } from '@foyer/contract/account/newsChannels.ts';
import { FormCheck } from '#form/FormCheck.tsx';
import { useText } from '#text/useText.tsx';
import styles from './NewsConsents.module.css';

/** Wire names of the boxes. */
const fields = { mail: 'newsByMail', sms: 'newsBySms', inbox: 'newsByInbox' } as const satisfies Record<
  NewsChannel,
  string
>;

/** A box for each channel by which the house sends news, unticked and never needed. M18 */
export function NewsConsents({ channels }: { readonly channels: readonly NewsChannel[] }) {
  const text = useText('account/eligibility');
  if (channels.length === 0) return null;
  return (
    <details className={styles.news}>
      <summary>{text('news.title')}</summary>
      <p>{text('news.words')}</p>
      {channels.map((channel) => (
        <FormCheck key={channel} name={fields[channel]} label={text(`news.${channel}`)} />
      ))}
    </details>
  );
}
