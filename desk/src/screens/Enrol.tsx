/** The page of an invitation: the person sets a password and an authenticator or a passkey, which nobody else ever has. */
import { Alert, Button, Form, Input, Radio } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { beginPasskeyEnrolment, finishPasskeyEnrolment } from '@foyer/contract/desk/passkeys.ts';
import { beginEnrolment, finishEnrolment, leastPassword } from '@foyer/contract/desk/session.ts';
import { errorWords } from '../api/errorWords.ts';
import { HouseError } from '../api/houseError.ts';
import { arePasskeysOffered, makePasskey } from '../api/passkey.ts';
import { newKey, send } from '../api/send.ts';
import { setSession } from '../api/session.ts';
import type { Me } from '../api/session.ts';
import { CodeField } from '../shell/CodeField.tsx';
import { Entrance } from '../shell/Entrance.tsx';
import { words } from '../text/words.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { showFaults } from '../ui/showFaults.ts';
import { Reading } from '../ui/States.tsx';

type Invitation = ReplyOf<typeof beginEnrolment>;
type Opened = { readonly invitation: Invitation } | { readonly error: unknown } | undefined;

/** Four characters at a time, for who types it. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The authenticator's secret as a picture and as text. The house shows it here only. */
function Authenticator({ invitation }: { readonly invitation: Invitation }) {
  return (
    <div className="qr">
      <QrCode text={invitation.otpauth} label={words('enrol.qr')} />
      <div>
        <p>{words('enrol.scan')}</p>
        <code>{inFours(invitation.secret)}</code>
      </div>
    </div>
  );
}

type Way = 'code' | 'passkey';
interface Given {
  readonly way: Way;
  readonly password: string;
  readonly again: string;
  readonly code: string;
}

function PasswordAgain() {
  return (
    <Form.Item
      name="again"
      label={words('enrol.again')}
      dependencies={['password']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_rule, value: string) =>
            value === getFieldValue('password') ? Promise.resolve() : Promise.reject(new Error(words('enrol.differ'))),
        }),
      ]}
    >
      <Input.Password autoComplete="new-password" maxLength={200} />
    </Form.Item>
  );
}

const post = ({ path }: { readonly path: string }, given: Readonly<Record<string, unknown>>) =>
  ({ path, method: 'POST', given, key: newKey() }) as const;

/** Sets password and authenticator, or password and passkey. Undefined if the device has made no passkey. */
async function enrolBy(token: string, { way, password, code }: Given): Promise<Me | undefined> {
  if (way === 'code') return send<Me>(post(finishEnrolment, { token, password, code }));
  const { challengeId, options } = await send<ReplyOf<typeof beginPasskeyEnrolment>>(
    post(beginPasskeyEnrolment, { token }),
  );
  const response = await makePasskey(options);
  if (response === undefined) return undefined;
  return send<Me>(post(finishPasskeyEnrolment, { token, password, challengeId, response }));
}

/** Whether an error stands beside the fields that it names. */
const isShownBeside = (form: FormInstance<Given>, error: unknown): boolean =>
  error instanceof HouseError && error.fields.length > 0 && showFaults(form, error.fields).length === 0;

/** The second way in beside the password: nothing else opens the desk. */
function WayIn({ way, invitation }: { readonly way: Way; readonly invitation: Invitation }) {
  return (
    <>
      {arePasskeysOffered() ? (
        <Form.Item name="way" label={words('enrol.way')}>
          <Radio.Group
            options={[
              { value: 'code', label: words('enrol.wayCode') },
              { value: 'passkey', label: words('enrol.wayPasskey') },
            ]}
          />
        </Form.Item>
      ) : null}
      {way === 'passkey' ? (
        <p>{words('enrol.passkeyHelp')}</p>
      ) : (
        <>
          <Authenticator invitation={invitation} />
          <CodeField label={words('enrol.code')} />
        </>
      )}
    </>
  );
}

function EnrolForm({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const [fault, setFault] = useState('');
  const [form] = Form.useForm<Given>();
  const way = Form.useWatch('way', form) ?? 'code';
  const [isRunning, setIsRunning] = useState(false);
  const finish = async (given: Given) => {
    setFault('');
    setIsRunning(true);
    try {
      const me = await enrolBy(token, { ...given, way });
      if (me === undefined) return setFault(words('passkey.cancelled'));
      // The address contains the token, so the page is replaced.
      history.replaceState(null, '', '/desk/');
      setSession({ state: 'in', me, isEnded: false });
      location.reload();
    } catch (error) {
      if (!isShownBeside(form, error)) setFault(errorWords(error));
    } finally {
      setIsRunning(false);
    }
    return undefined;
  };
  return (
    <Form<Given>
      form={form}
      name="enrol"
      layout="vertical"
      requiredMark={false}
      initialValues={{ way: 'code' }}
      onFinish={(given) => void finish(given)}
    >
      <input type="text" autoComplete="username" value={invitation.name} readOnly hidden />
      <Form.Item
        name="password"
        label={words('enrol.password')}
        extra={words('enrol.passwordHelp', { n: leastPassword })}
        rules={[{ required: true, min: leastPassword, message: words('enrol.passwordShort', { n: leastPassword }) }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <PasswordAgain />
      <WayIn way={way} invitation={invitation} />
      {fault === '' ? null : <Alert className="outcome" type="error" title={fault} />}
      <Button block type="primary" htmlType="submit" loading={isRunning}>
        {words(way === 'passkey' ? 'enrol.passkeyAct' : 'enrol.act')}
      </Button>
    </Form>
  );
}

export function Enrol({ token }: { readonly token: string }) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const given = { path: beginEnrolment.path, method: 'POST', given: { token }, key: newKey() } as const;
    send<Invitation>(given).then(
      (invitation) => setOpened({ invitation }),
      (error: unknown) => setOpened({ error }),
    );
  }, [token]);
  if (opened === undefined)
    return (
      <Entrance title={words('enrol.title')}>
        <Reading />
      </Entrance>
    );
  if ('error' in opened)
    return (
      <Entrance title={words('enrol.title')}>
        <Alert type="error" title={errorWords(opened.error)} />
      </Entrance>
    );
  return (
    <Entrance title={words('enrol.hello', { name: opened.invitation.name })}>
      <EnrolForm token={token} invitation={opened.invitation} />
    </Entrance>
  );
}
