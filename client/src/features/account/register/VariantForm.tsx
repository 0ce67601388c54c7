import { latestBirthDay } from '@foyer/contract/age.ts';
import type { NewsChannel } from '@foyer/contract/account/newsChannels.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import {
  queryRegisterItem,
  registered,
  registeredGOA,
  registeredNew,
  registeredPhone,
  registeredSPT,
} from '@foyer/contract/account/register.ts';
import type { ListedItem, PhoneNeed, RegistrationVariant } from '@foyer/contract/account/registration.ts';
import { chineseCallingCode } from '@foyer/contract/rules/personal.ts';
import { getFrontConfigList, init } from '@foyer/contract/site/config.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import type { CallForm as CallFormState } from '#form/useCallForm.ts';
import { useHydrated } from '#session/hydrated.ts';
import { referralCode } from '#session/referral.ts';
import { useAfterLogin } from '#session/useAfterLogin.ts';
import { isOffered } from '#session/offered.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { dropLink, useLink } from '../thirdParty/link.ts';
import { AccountField } from './AccountField.tsx';
import { Consents } from './Consents.tsx';
import { OptionalItems } from './OptionalItems.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { registerCheck } from './registerCheck.ts';
import styles from './RegisterForm.module.css';

const AgentBonus = lazyPart(() => import('./AgentBonus.tsx'), 'AgentBonus');
const NewsConsents = lazyPart(() => import('./NewsConsents.tsx'), 'NewsConsents');

const calls = {
  plain: registered,
  GOA: registeredGOA,
  SPT: registeredSPT,
  phone: registeredPhone,
  New: registeredNew,
} as const satisfies Record<RegistrationVariant, unknown>;
const draft = {
  key: 'register',
  fields: ['userAccount', 'mobilePhone', 'agentCode', 'nickname', 'email', 'qq', 'weChat', 'name', 'birthday'],
};
const refusedAt = {
  ACCOUNT_TAKEN: 'userAccount',
  PHONE_TAKEN: 'mobilePhone',
  PASSWORD_BREACHED: 'password',
  WRONG_CODE: 'code',
} as const;
const thai = { countryCode: '66' };
const chinese = { countryCode: chineseCallingCode };

interface VariantFormProps {
  readonly variant: RegistrationVariant;
  readonly phone: PhoneNeed;
  readonly items: readonly ListedItem[];
  /** The age that the rules of the place require. M18 */
  readonly leastAge: number;
  /** Channels by which the house sends news to players who agree. */
  readonly channels: readonly NewsChannel[];
}

/** The age is checked by the house's calendar day. M18 */
const today = (): string => houseDay(Date.now());

/** The form of one registration variant, with that variant's call and rules. SI-05, ENUM-026 */
export function VariantForm({ variant, phone, items, leastAge, channels }: VariantFormProps) {
  const text = useText('account/register');
  const captcha = useCaptcha('register');
  const link = useLink();
  const welcome = useWelcome();
  const readAnew = useReadAnew();
  const state = useCallForm(calls[variant], {
    initial: useLocale() === 'th' ? thai : chinese,
    also: { ...captcha.fields, linkTicket: link?.ticket ?? '' },
    prove: captcha.prove,
    check: registerCheck(phone, items, { today, leastAge }),
    refusedAt: { ...captcha.refusedAt, ...refusedAt },
    draft,
    onFailed: (name) => {
      state.form.setValue('captcha', '');
      captcha.reload();
      if (name === 'REGISTRATION_CHANGED') readAnew();
      if (name === 'LINK_EXPIRED') dropLink();
    },
    onDone: () => {
      dropLink();
      welcome();
    },
  });
  const isHydrated = useHydrated();
  useReferralCode(state);
  return (
    <CallForm label={text('title')} state={state}>
      {isHydrated && referralCode() !== '' && (
        <Suspense>
          <AgentBonus />
        </Suspense>
      )}
      <AccountField variant={variant} />
      <PasswordFields variant={variant} />
      <PhoneFields need={phone} />
      <OptionalItems items={items} latestBirthday={latestBirthDay(today(), leastAge)} />
      <div className={styles.pair}>
        <FormText name="agentCode" label={text('agentCode')} need="optional" autoComplete="off" />
        <FormCaptcha captcha={captcha} />
      </div>
      <Consents leastAge={leastAge} />
      {isHydrated && (
        <Suspense>
          <NewsConsents channels={channels} />
        </Suspense>
      )}
      <div className={styles.send}>
        <FormSubmit size="large" isBlock busy={text('sending')}>
          {text('submit')}
        </FormSubmit>
        {isOffered('playMoney') && <p className={styles.note}>{text('limitsNote')}</p>}
      </div>
    </CallForm>
  );
}

function useReferralCode({ form: { setValue, getValues } }: CallFormState): void {
  useEffect(() => {
    // A typed code takes precedence over the cookie. AMB-021
    if (!getValues('agentCode')) setValue('agentCode', referralCode());
  }, [setValue, getValues]);
}

/** Reads the settings again after the operator changed the open form. Typed values stay in the draft. AMB-084 */
function useReadAnew() {
  const client = useQueryClient();
  const text = useText('account/register');
  return () => {
    showMessage({ kind: 'warning', text: text('changed') });
    for (const { name } of [init, getFrontConfigList, queryRegisterItem]) {
      void client.invalidateQueries({ queryKey: [name] });
    }
  };
}

/** After registration the player is logged in, goes to the page they wanted and is offered a deposit. */
function useWelcome() {
  const text = useText('account/register');
  const router = useRouter();
  const afterLogin = useAfterLogin();
  return () => {
    afterLogin();
    showMessage({
      kind: 'notification',
      title: text('doneTitle'),
      text: text('doneWords'),
      action: {
        label: text('toDeposit'),
        act: () => void router.navigate({ href: '/mine/capital/deposit' }),
      },
    });
  };
}
