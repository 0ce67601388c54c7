import { useState } from 'react';
import { addKey, endKey, keyList } from '@foyer/contract/desk/staff.ts';
import { permissions } from '@foyer/contract/desk/permissions.ts';
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useRead } from '../../api/hooks.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { CopyOnce } from '../../ui/CopyOnce.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ChoiceField, TextField } from '../../ui/fields.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';

type Key = ReplyOf<typeof keyList>['list'][number];

function EndKey({ row }: { readonly row: Key }) {
  return (
    <ActButton<typeof endKey, object>
      call={endKey}
      label={words('keys.end')}
      size="small"
      isDanger
      title={words('keys.endTitle', { name: row.name })}
      verb={words('keys.end')}
      effects={[
        [words('keys.used'), <Time key="used" ms={row.usedMs} />],
        [words('effect.label'), words('keys.endEffect')],
      ]}
      given={() => ({ keyId: row.keyId })}
      done={words('keys.endedNow')}
    />
  );
}

function KeyTable({ keys }: { readonly keys: readonly Key[] }) {
  if (keys.length === 0) return <Empty>{words('keys.empty')}</Empty>;
  return (
    <DataTable<Key>
      label={words('nav.keys')}
      rows={keys}
      keyOf={(row) => row.keyId}
      columns={[
        { key: 'name', title: words('keys.name'), cell: (row) => row.name },
        {
          key: 'scopes',
          title: words('keys.scopes'),
          cell: (row) => (
            <span className="scopes">
              {row.scopes.length === permissions.length ? words('keys.all') : row.scopes.join(' ')}
            </span>
          ),
        },
        {
          key: 'created',
          title: words('column.created'),
          cell: (row) => (
            <>
              <Time ms={row.createdMs} /> <span className="faint">{row.createdBy}</span>
            </>
          ),
        },
        { key: 'used', title: words('keys.used'), cell: (row) => <Time ms={row.usedMs} /> },
        {
          key: 'state',
          title: words('column.state'),
          cell: (row) => (
            <Status tone={row.endedMs === 0 ? 'good' : 'plain'}>
              {words(row.endedMs === 0 ? 'keys.valid' : 'keys.ended')}
            </Status>
          ),
        },
        {
          key: 'act',
          title: words('column.acts'),
          cell: (row) => (row.endedMs > 0 ? <Time ms={row.endedMs} /> : <EndKey row={row} />),
        },
      ]}
    />
  );
}

export function Keys() {
  const keys = useRead(keyList, {});
  const [made, setMade] = useState('');
  return (
    <>
      <PageHead
        title={words('nav.keys')}
        about={words('keys.about')}
        tools={
          <ActButton<typeof addKey, { name: string; scopes: Permission[] }>
            call={addKey}
            label={words('keys.add')}
            isPrimary
            title={words('keys.add')}
            verb={words('keys.add')}
            effects={[]}
            given={(values) => values}
            done={words('keys.added')}
            onDone={({ key }) => setMade(key)}
          >
            <TextField name="name" label={words('keys.name')} help={words('keys.nameHelp')} most={40} />
            <ChoiceField
              name="scopes"
              label={words('keys.scopes')}
              help={words('keys.scopesHelp')}
              choices={permissions.map((value) => ({ value, label: value }))}
              isMany
            />
          </ActButton>
        }
      />
      <WhenRead of={keys}>
        {({ list, isSettingKeyOn }) => (
          <>
            {isSettingKeyOn ? <p className="note">{words('keys.setting')}</p> : null}
            <KeyTable keys={list} />
          </>
        )}
      </WhenRead>
      {made === '' ? null : (
        <CopyOnce title={words('keys.made')} about={words('keys.madeAbout')} text={made} onClose={() => setMade('')} />
      )}
    </>
  );
}
