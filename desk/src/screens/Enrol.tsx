/** The page of an invitation: the person sets a password and an authenticator, which nobody else ever knows. */
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { beginEnrolment, finishEnrolment, leastPassword } from '@foyer/contract/desk/session.ts';
import { errorWords } from '../api/errorWords.ts';
import { HouseError } from '../api/houseError.ts';
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

interface Given {
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

function EnrolForm({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const [error, setError] = useState<unknown>();
  const [form] = Form.useForm<Given>();
  const [isRunning, setIsRunning] = useState(false);
  const finish = async ({ password, code }: Given) => {
    setError(undefined);
    setIsRunning(true);
    try {
      const me = await send<Me>({
        path: finishEnrolment.path,
        method: 'POST',
        given: { token, password, code },
        key: newKey(),
      });
      // The address contains the token, so the page is replaced.
      history.replaceState(null, '', '/desk/');
      setSession({ state: 'in', me, isEnded: false });
      location.reload();
    } catch (failure) {
      setIsRunning(false);
      const isBeside =
        failure instanceof HouseError && failure.fields.length > 0 && showFaults(form, failure.fields).length === 0;
      if (!isBeside) setError(failure);
    }
  };
  return (
    <Form<Given>
      form={form}
      name="enrol"
      layout="vertical"
      requiredMark={false}
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
      <Authenticator invitation={invitation} />
      <CodeField label={words('enrol.code')} />
      {error === undefined ? null : <Alert className="outcome" type="error" title={errorWords(error)} />}
      <Button block type="primary" htmlType="submit" loading={isRunning}>
        {words('enrol.act')}
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
