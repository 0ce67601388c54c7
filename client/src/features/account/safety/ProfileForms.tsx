import { adultAge, latestBirthDay } from '@foyer/contract/age.ts';
import { confirmQQ, confirmWeChat, submitBirthDay } from '@foyer/contract/account/profile.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { birthday } from '@foyer/contract/rules/birthday.ts';
import { init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useText } from '#text/useText.tsx';
import styles from './Safety.module.css';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

/** VALID-024 */
export function QQForm({ onDone }: StepFormProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const form = useStepForm(confirmQQ, { initial: { qq: '' }, doneText: text('qq.done'), onDone });
  return (
    <CallForm label={text('qq.title')} state={form} className={styles.form}>
      <FormText name="qq" label={account('contact.qq')} hint={text('qq.hint')} inputMode="numeric" autoComplete="off" />
      <FormSubmit size="large" isBlock>
        {text('qq.submit')}
      </FormSubmit>
    </CallForm>
  );
}

/** VALID-026 */
export function WeChatForm({ onDone }: StepFormProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const form = useStepForm(confirmWeChat, { initial: { weChat: '' }, doneText: text('weChat.done'), onDone });
  return (
    <CallForm label={text('weChat.title')} state={form} className={styles.form}>
      <FormText
        name="weChat"
        label={account('contact.weChat')}
        hint={text('weChat.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormSubmit size="large" isBlock>
        {text('weChat.submit')}
      </FormSubmit>
    </CallForm>
  );
}

/** The current day in the house's time zone. The house itself makes the final check. */
const today = (): string => houseDay(Date.now());

/** Sets the birthday once, for players of the age that the place requires. CONST-023, M18 */
export function BirthdayForm({ onDone }: StepFormProps) {
  const text = useText('account/safety');
  const leastAge = useQuery(q(init, {})).data?.leastAge ?? adultAge;
  const form = useStepForm(submitBirthDay, {
    initial: { birthday: '' },
    check: (values) => ruleFaults('birthday', birthday(today(), leastAge), values.birthday),
    refusedAt: { UNDERAGE: 'birthday', BIRTHDAY_ALREADY_SET: 'birthday' },
    doneText: text('birthday.done'),
    onDone,
  });
  return (
    <CallForm label={text('birthday.title')} state={form} className={styles.form}>
      <FormText
        name="birthday"
        type="date"
        label={text('birthday.field')}
        hint={text('birthday.hint')}
        autoComplete="bday"
        min="1900-01-01"
        max={latestBirthDay(today(), leastAge)}
      />
      <FormSubmit size="large" isBlock>
        {text('birthday.submit')}
      </FormSubmit>
    </CallForm>
  );
}
