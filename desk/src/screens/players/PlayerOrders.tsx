import { Segmented } from 'antd';
import { useState } from 'react';
import { playerOrders } from '@foyer/contract/desk/players.ts';
import { useList } from '../../api/hooks.ts';
import { depositState, labelOf, withdrawalState } from '../../text/labels.ts';
import { wordOf, words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { Money } from '../../ui/Money.tsx';
import { Time } from '../../ui/Time.tsx';

const kinds = ['deposit', 'withdrawal'] as const;

export function PlayerOrders({ account }: { readonly account: string }) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('deposit');
  const stateOf = kind === 'deposit' ? depositState : withdrawalState;
  return (
    <>
      <Filters>
        <Segmented
          size="small"
          aria-label={words('orders.kind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: words(`orders.${value}`) }))}
        />
      </Filters>
      <DataList
        label={words(`orders.${kind}`)}
        list={useList(playerOrders, { account, kind })}
        empty={words('orders.empty')}
        keyOf={(row) => row.orderNo}
        columns={[
          { key: 'order', title: words('column.order'), cell: (row) => row.orderNo },
          { key: 'created', title: words('column.created'), cell: (row) => <Time ms={row.createdMs} /> },
          { key: 'method', title: words('column.method'), cell: (row) => labelOf(`${kind}Method.${row.method}`) },
          { key: 'ended', title: words('orders.ended'), cell: (row) => <Time ms={row.endedMs} />, isExtra: true },
          {
            key: 'amount',
            title: words('column.amount'),
            cell: (row) => <Money minor={row.amountSatang} />,
            isNumber: true,
          },
          {
            key: 'state',
            title: words('column.state'),
            cell: (row) => (row.ended === '' ? stateOf(row.status) : wordOf('orderEnd', row.ended)),
          },
        ]}
      />
    </>
  );
}
