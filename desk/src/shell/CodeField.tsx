import { Form, Input } from 'antd';
import { words } from '../text/words.ts';

/** The six digits of an authenticator. */
export function CodeField({ label }: { readonly label: string }) {
  return (
    <Form.Item
      name="code"
      label={label}
      normalize={(text: string) => text.replaceAll(/\D/g, '').slice(0, 6)}
      rules={[{ pattern: /^\d{6}$/, required: true, message: words('field.code') }]}
    >
      <Input inputMode="numeric" autoComplete="one-time-code" className="num" />
    </Form.Item>
  );
}
