import type { UserInfo } from '@foyer/contract/account/session.ts';
import { maskPhone } from '@foyer/contract/masks.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { calendarIcon, mailIcon, phoneIcon, userIcon } from '#ui/values/icons.ts';
import { Masked } from '#ui/values/Masked.tsx';
import type { RequiredItems, ServiceChange } from './Safety.tsx';
import { SafetyGroup, SafetyRow } from './SafetyRow.tsx';
import type { SafetyStep } from './safetySteps.ts';

interface IdentityRowsProps {
  readonly user: UserInfo['userInfo'];
  readonly required: RequiredItems | undefined;
  readonly service: (change: ServiceChange) => ReactNode;
  readonly onStep: (step: SafetyStep) => void;
}

const stateOf = (isDone: boolean, isRequired: boolean | undefined) =>
  isDone ? 'done' : isRequired === true ? 'required' : 'todo';

/** Name, phone, email, birthday. A verified item is masked and links to customer service. CONST-025, CONST-026 */
export function IdentityRows({ user, required, service, onStep }: IdentityRowsProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const emailNote = user.email === '' ? text('row.emailTodo') : text('row.emailWaiting', { email: user.email });
  return (
    <SafetyGroup title={text('group.identity')} words={text('group.identityWords')}>
      <SafetyRow
        icon={userIcon}
        title={account('item.name')}
        state={stateOf(user.isNameVerified, required?.isNameRequired)}
        note={user.isNameVerified ? <Masked value={user.name} /> : text('state.nameTodo')}
        {...(user.isNameVerified
          ? { service: service('changeName') }
          : { act: { label: text('row.set'), onPress: () => onStep('name') } })}
      />
      <SafetyRow
        icon={phoneIcon}
        title={account('item.phone')}
        state={stateOf(user.isPhoneVerified, required?.isPhoneRequired ?? true)}
        note={<PhoneNote user={user} />}
        {...(user.isPhoneVerified
          ? { service: service('changePhone') }
          : { act: { label: text('row.verify'), onPress: () => onStep('phone') } })}
      />
      <SafetyRow
        icon={mailIcon}
        title={account('item.email')}
        state={stateOf(user.isEmailVerified, required?.isEmailRequired)}
        note={user.isEmailVerified ? <Masked value={user.email} /> : emailNote}
        {...(user.isEmailVerified
          ? { service: service('changeEmail') }
          : { act: { label: text('row.verify'), onPress: () => onStep('email') } })}
      />
      <SafetyRow
        icon={calendarIcon}
        title={account('contact.birthday')}
        note={user.birthday === '' ? text('row.birthdayTodo') : <Masked value={user.birthday} />}
        {...(user.birthday === ''
          ? { act: { label: text('row.set'), onPress: () => onStep('birthday') } }
          : { service: service('changeBirthday') })}
      />
    </SafetyGroup>
  );
}

/** A phone from the registration stays unverified until the player enters a code sent to it. CONST-025 */
function PhoneNote({ user: { isPhoneVerified, mobilePhone } }: Pick<IdentityRowsProps, 'user'>) {
  const text = useText('account/safety');
  const masked = <Masked value={maskPhone(mobilePhone)} />;
  if (isPhoneVerified) return masked;
  if (mobilePhone === '') return text('state.phoneTodo');
  return (
    <>
      {masked} {text('row.phoneWaiting')}
    </>
  );
}
