/** What a person sets for themselves: passkeys. */
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { addPasskey, beginPasskey, endPasskey, ownPasskeys } from '@foyer/contract/desk/passkeys.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { errorWords, fieldWords } from '../api/errorWords.ts';
import { HouseError } from '../api/houseError.ts';
import { useAct, useRead } from '../api/hooks.ts';
import { arePasskeysOffered, makePasskey } from '../api/passkey.ts';
import { words } from '../text/words.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { announce } from '../ui/announce.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Empty, WhenRead } from '../ui/States.tsx';
import { Time } from '../ui/Time.tsx';

type Passkey = ReplyOf<typeof ownPasskeys>['list'][number];
interface Given {
  readonly name: string;
  readonly password: string;
}

function faultOf(error: unknown): string {
  if (!(error instanceof HouseError)) return words('error.unexpected');
  const [field] = error.fields;
  return field === undefined ? errorWords(error) : fieldWords(field);
}

/** Asks for the password, then for the device. */
function AddPasskey() {
  const begin = useAct(beginPasskey);
  const add = useAct(addPasskey);
  const [form] = Form.useForm<Given>();
  const [fault, setFault] = useState('');
  const send = async ({ name, password }: Given) => {
    setFault('');
    try {
      const { challengeId, options } = await begin.run({ password });
      const response = await makePasskey(options);
      if (response === undefined) return setFault(words('passkey.cancelled'));
      await add.run({ challengeId, response, name });
      form.resetFields();
      announce(words('passkey.added'));
    } catch (error) {
      setFault(faultOf(error));
    }
    return undefined;
  };
  return (
    <Form<Given>
      form={form}
      name="passkey"
      layout="vertical"
      className="narrow-form"
      requiredMark={false}
      onFinish={(given) => void send(given)}
    >
      <Form.Item
        name="name"
        label={words('passkey.name')}
        rules={[{ required: true, whitespace: true, message: words('field.required') }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item
        name="password"
        label={words('enrol.password')}
        rules={[{ required: true, message: words('field.required') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      {fault === '' ? null : <Alert className="outcome" type="error" title={fault} />}
      <Button type="primary" htmlType="submit" loading={begin.isRunning || add.isRunning}>
        {words('passkey.add')}
      </Button>
    </Form>
  );
}

const List = ({ list }: { readonly list: readonly Passkey[] }) => (
  <DataTable<Passkey>
    label={words('passkey.title')}
    rows={list}
    keyOf={(row) => row.passkeyId}
    columns={[
      { key: 'name', title: words('passkey.name'), cell: (row) => row.name },
      { key: 'since', title: words('column.created'), cell: (row) => <Time ms={row.createdMs} /> },
      {
        key: 'used',
        title: words('passkey.used'),
        cell: (row) => (row.usedMs === 0 ? '—' : <Time ms={row.usedMs} />),
      },
      {
        key: 'act',
        title: words('column.acts'),
        cell: ({ passkeyId, name }) => (
          <ActButton<typeof endPasskey, object>
            call={endPasskey}
            label={words('passkey.end')}
            size="small"
            title={words('passkey.endTitle', { name })}
            verb={words('passkey.end')}
            isDanger
            effects={[[words('effect.label'), words('passkey.endEffect')]]}
            given={() => ({ passkeyId })}
            done={words('passkey.ended')}
          />
        ),
      },
    ]}
  />
);

export function Account() {
  const read = useRead(ownPasskeys, {});
  return (
    <>
      <PageHead title={words('passkey.title')} about={words('passkey.about')} />
      <WhenRead of={read}>
        {({ list }) => (list.length === 0 ? <Empty>{words('passkey.none')}</Empty> : <List list={list} />)}
      </WhenRead>
      {arePasskeysOffered() ? <AddPasskey /> : <Empty>{words('passkey.unsupported')}</Empty>}
    </>
  );
}
