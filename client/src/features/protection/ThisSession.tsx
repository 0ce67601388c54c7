import { checkMinutes, protection, sessionSums, setRealityCheck } from '@foyer/contract/protection/limits.ts';
import type { Protection } from '@foyer/contract/protection/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Group } from './Group.tsx';
import { durationWords } from './limitWords.ts';
import styles from './Protection.module.css';

/** Duration, stakes and net result of the session, and the interval of reality checks. M12, M13 */
export function ThisSession({ minutes }: { readonly minutes: Protection['checkMinutes'] }) {
  const text = useText('protection');
  const { data } = useQuery(q(sessionSums, {}));
  const set = useCall(setRealityCheck, {
    invalidates: [protection, sessionSums],
    onDone: () => showMessage({ kind: 'success', text: text('check.done') }),
  });
  return (
    <Group title={text('session.title')} words={text('session.words')}>
      <div className={styles.plate}>
        <DefinitionRows
          rows={[
            { term: text('session.time'), value: data ? durationWords(text, data.nowMs - data.openedMs) : '–' },
            { term: text('session.staked'), value: data ? <Money amount={data.stakedSatang} /> : '–' },
            {
              term: text('session.net'),
              value: data ? <Money amount={data.returnedSatang - data.stakedSatang} tone="signed" /> : '–',
            },
            {
              term: text('session.large'),
              value: data ? text('session.times', { count: data.largeStakes }) : '–',
            },
          ]}
        />
        <div className={styles.narrow}>
          <Field label={text('check.field')} hint={text('check.hint')}>
            {(field) => (
              <Select
                {...field}
                value={minutes}
                options={checkMinutes.map((value) => ({
                  value,
                  label: text('check.minutes', { minutes: Number(value) }),
                }))}
                onChange={(event) => {
                  const wanted = checkMinutes.find((each) => each === event.currentTarget.value);
                  if (wanted !== undefined) set.mutate({ minutes: wanted });
                }}
              />
            )}
          </Field>
        </div>
      </div>
    </Group>
  );
}
