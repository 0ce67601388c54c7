import type { UserInfo } from '@foyer/contract/account/session.ts';
import { useText } from '#text/useText.tsx';
import { chatIcon } from '#ui/values/icons.ts';
import { Masked } from '#ui/values/Masked.tsx';
import { SafetyGroup, SafetyRow } from './SafetyRow.tsx';
import type { SafetyStep } from './safetySteps.ts';

interface ContactRowsProps {
  readonly user: UserInfo['userInfo'];
  readonly onStep: (step: SafetyStep) => void;
}

/** QQ and WeChat. VALID-024, VALID-026 */
export function ContactRows({ user, onStep }: ContactRowsProps) {
  const text = useText('account/safety');
  const account = useText('account');
  return (
    <SafetyGroup title={text('group.contacts')} words={text('group.contactsWords')}>
      {(['qq', 'weChat'] as const).map((way) => (
        <SafetyRow
          key={way}
          icon={chatIcon}
          title={account(`contact.${way}`)}
          note={user[way] === '' ? account('contact.todo') : <Masked value={user[way]} />}
          act={{ label: text(user[way] === '' ? 'row.set' : 'row.change'), onPress: () => onStep(way) }}
        />
      ))}
    </SafetyGroup>
  );
}
