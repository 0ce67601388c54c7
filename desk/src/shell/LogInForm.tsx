import { Alert, Button, Form, Input } from 'antd';
import { useLogin } from '@refinedev/core';
import { useState } from 'react';
import { errorWords } from '../api/errorWords.ts';
import type { LogInGiven } from '../api/providers.ts';
import { words } from '../text/words.ts';
import { CodeField } from './CodeField.tsx';

/** Name, password and the code of the authenticator, together: a wrong one does not say which. */
export function LogInForm({ name }: { readonly name?: string }) {
  const { mutateAsync: logIn, isPending } = useLogin<LogInGiven>();
  const [error, setError] = useState<unknown>();
  const [form] = Form.useForm<LogInGiven>();
  const send = async (given: LogInGiven) => {
    setError(undefined);
    const reply = await logIn({ ...given, name: given.name.trim() });
    if (reply.success) return;
    setError(reply.error);
    form.resetFields(['code']);
  };
  return (
    <Form<LogInGiven>
      form={form}
      name="login"
      layout="vertical"
      requiredMark={false}
      {...(name !== undefined && { initialValues: { name } })}
      onFinish={(given) => void send(given)}
    >
      <Form.Item name="name" label={words('logIn.name')} rules={[{ required: true, message: words('field.required') }]}>
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
  );
}
