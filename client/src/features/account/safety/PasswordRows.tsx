import type { UserInfo } from '@foyer/contract/account/session.ts';
import { useText } from '#text/useText.tsx';
import { cardIcon, lockIcon } from '#ui/values/icons.ts';
import { SafetyGroup, SafetyRow } from './SafetyRow.tsx';
import type { SafetyStep } from './safetySteps.ts';

interface PasswordRowsProps {
  readonly user: UserInfo['userInfo'];
  readonly onStep: (step: SafetyStep) => void;
}

/** The log-in password and the withdrawal password. AMB-147 */
export function PasswordRows({ user, onStep }: PasswordRowsProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const isSet = user.isWithdrawPasswordSet;
  return (
    <SafetyGroup title={text('group.passwords')} words={text('group.passwordsWords')}>
      <SafetyRow
        icon={lockIcon}
        title={text('row.loginPassword')}
        note={text('row.loginPasswordNote')}
        act={{ label: text('row.change'), onPress: () => onStep('loginPassword') }}
      />
      <SafetyRow
        icon={cardIcon}
        title={account('item.withdrawPassword')}
        state={isSet ? 'done' : 'required'}
        note={text(isSet ? 'state.passwordSet' : 'state.passwordTodo')}
        act={{
          label: text(isSet ? 'row.change' : 'row.set'),
          onPress: () => onStep(isSet ? 'changeWithdraw' : 'password'),
        }}
      />
    </SafetyGroup>
  );
}
