import { confirmRealName } from '@foyer/contract/account/security.ts';
import { realNameOf } from '@foyer/contract/rules/personal.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useText } from '#text/useText.tsx';
import styles from './Safety.module.css';
import { useFrontConfig } from './useFrontConfig.ts';
import { useStepForm } from './useStepForm.ts';
import type { StepFormProps } from './useStepForm.ts';

/** Sets the real name once, in the operator's format. VALID-015 to VALID-018, VALID-028, ROLE-012 */
export function NameForm({ onDone }: StepFormProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const { realNameVariant = '', idCardRequired } = useFrontConfig('realNameVariant', 'idCardRequired');
  const form = useStepForm(confirmRealName, {
    initial: { name: '' },
    check: ({ name }) => ruleFaults('name', realNameOf(realNameVariant), name),
    refusedAt: { UNDERAGE: 'idCard' },
    doneText: text('name.done'),
    onDone,
  });
  return (
    <CallForm label={text('name.title')} state={form} className={styles.form}>
      <FormText
        name="name"
        label={account('item.name')}
        hint={realNameVariant === 'digits12' ? text('name.digitsHint') : text('name.hint')}
        autoComplete="name"
      />
      {idCardRequired === '1' && (
        <FormText
          name="idCard"
          need="optional"
          label={text('name.idCard')}
          hint={text('name.idCardHint')}
          autoComplete="off"
        />
      )}
      <FormSubmit size="large" isBlock>
        {text('name.submit')}
      </FormSubmit>
    </CallForm>
  );
}
