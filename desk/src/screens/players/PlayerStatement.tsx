import { Select } from 'antd';
import { useState } from 'react';
import { playerStatement, playerWallet } from '@foyer/contract/desk/players.ts';
import { useList, useRead } from '../../api/hooks.ts';
import { accountLabel, movementLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { Money } from '../../ui/Money.tsx';
import { Time } from '../../ui/Time.tsx';

/** Each entry of one account, with the balance after it. */
export function PlayerStatement({ account }: { readonly account: string }) {
  const [of, setOf] = useState('main');
  const wallet = useRead(playerWallet, { account });
  const accounts = wallet.state === 'ready' ? wallet.value.accounts.map((one) => one.account) : ['main'];
  return (
    <>
      <Filters>
        <Select
          aria-label={words('statement.account')}
          value={of}
          onChange={setOf}
          virtual={false}
          popupMatchSelectWidth={false}
          options={accounts.map((value) => ({ value, label: accountLabel(value) }))}
        />
      </Filters>
      <DataList
        label={words('playerTab.statement')}
        list={useList(playerStatement, { account, of })}
        empty={words('statement.empty')}
        keyOf={(row) => row.entryId}
        columns={[
          { key: 'at', title: words('column.time'), cell: (row) => <Time ms={row.atMs} shown="second" /> },
          { key: 'title', title: words('statement.reason'), cell: (row) => movementLabel(row.title) },
          {
            key: 'reference',
            title: words('statement.reference'),
            cell: (row) => <code>{row.reference || '—'}</code>,
            isExtra: true,
          },
          {
            key: 'amount',
            title: words('column.amount'),
            cell: (row) => <Money minor={row.amountSatang} isSigned />,
            isNumber: true,
          },
          {
            key: 'balance',
            title: words('statement.balance'),
            cell: (row) => <Money minor={row.balanceSatang} />,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}
