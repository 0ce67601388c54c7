import { eligibility, setNewsConsent } from '@foyer/contract/account/eligibility.ts';
import type { Eligibility } from '@foyer/contract/account/eligibility.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { mailIcon } from '#ui/values/icons.ts';
import { SafetyRow } from '../safety/SafetyRow.tsx';
import styles from './Eligibility.module.css';

/** Consent to news by each channel of the house. A switch holds at once. M18 */
export function NewsRow({ consents }: Pick<Eligibility, 'consents'>) {
  const text = useText('account/eligibility');
  const change = useCall(setNewsConsent, { invalidates: [eligibility] });
  // While a change is sent, its switch shows what was asked for.
  const asked = change.isPending ? change.variables : undefined;
  return (
    <SafetyRow
      icon={mailIcon}
      title={text('news.title')}
      note={text(consents.length === 0 ? 'news.none' : 'news.words')}
      service={
        <div className={styles.channels}>
          {consents.map(({ channel, isGiven }) => (
            <Switch
              key={channel}
              label={text(`news.${channel}`)}
              checked={asked?.channel === channel ? asked.isGiven : isGiven}
              disabled={change.isPending}
              onChange={(event) => change.mutate({ channel, isGiven: event.currentTarget.checked })}
            />
          ))}
        </div>
      }
    />
  );
}
