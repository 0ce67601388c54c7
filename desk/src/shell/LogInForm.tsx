import { Alert, Button, Form, Input } from 'antd';
import { useLogin } from '@refinedev/core';
import { useState } from 'react';
import { errorWords } from '../api/errorWords.ts';
import type { LogInGiven, PasswordGiven } from '../api/providers.ts';
import { words } from '../text/words.ts';
import { arePasskeysOffered } from '../api/passkey.ts';
import { CodeField } from './CodeField.tsx';

/** Name, password and the code of the authenticator, together: a wrong one does not say which. */
export function LogInForm({ name }: { readonly name?: string }) {
  const { mutateAsync: logIn, isPending } = useLogin<LogInGiven>();
  const [error, setError] = useState<unknown>();
  const [form] = Form.useForm<PasswordGiven>();
  const send = async (given: PasswordGiven) => {
    setError(undefined);
    const reply = await logIn({ ...given, name: given.name.trim() });
    if (reply.success) return;
    setError(reply.error);
    form.resetFields(['code']);
  };
  return (
    <>
      <Form<PasswordGiven>
        form={form}
        name="login"
        layout="vertical"
        requiredMark={false}
        {...(name !== undefined && { initialValues: { name } })}
        onFinish={(given) => void send(given)}
      >
        <Form.Item
          name="name"
          label={words('logIn.name')}
          rules={[{ required: true, message: words('field.required') }]}
        >
          <Input autoComplete="username" maxLength={40} readOnly={name !== undefined} />
        </Form.Item>
        <Form.Item
          name="password"
          label={words('logIn.password')}
          rules={[{ required: true, message: words('field.required') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={200} />
        </Form.Item>
        <CodeField label={words('logIn.code')} />
        {error === undefined ? null : <Alert className="outcome" type="error" title={errorWords(error)} />}
        <Button block type="primary" htmlType="submit" loading={isPending}>
          {words('logIn.act')}
        </Button>
      </Form>
      <PasskeyLogIn />
    </>
  );
}

/** For who has a passkey on this device: no name, password or code. */
function PasskeyLogIn() {
  const { mutateAsync: logIn, isPending } = useLogin<LogInGiven>();
  const [error, setError] = useState<unknown>();
  if (!arePasskeysOffered()) return null;
  const send = async () => {
    setError(undefined);
    const reply = await logIn('passkey');
    if (!reply.success && reply.error !== undefined) setError(reply.error);
  };
  return (
    <>
      <Button block className="passkey" loading={isPending} onClick={() => void send()}>
        {words('passkey.logIn')}
      </Button>
      {error === undefined ? null : <Alert className="outcome" type="error" title={errorWords(error)} />}
    </>
  );
}
