import { Select } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { books, houseEntries } from '@foyer/contract/desk/money.ts';
import { useList, useRead } from '../../api/hooks.ts';
import { accountLabel, movementLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PlayerLink } from '../../ui/links.tsx';
import { Time } from '../../ui/Time.tsx';

export function Entries() {
  const { of = 'house:bank' } = useSearch({ from: '/money/entries' });
  const navigate = useNavigate();
  const known = useRead(books, {});
  const accounts = known.state === 'ready' ? known.value.accounts.filter((one) => one.isHouse) : [];
  const options = [...new Set([of, ...accounts.map((one) => one.account)])];
  return (
    <>
      <PageHead title={words('nav.entries')} about={words('entries.about')} />
      <Filters>
        <Select
          aria-label={words('statement.account')}
          value={of}
          virtual={false}
          popupMatchSelectWidth={false}
          onChange={(next) => void navigate({ to: '/money/entries', search: { of: next } })}
          options={options.map((value) => ({ value, label: accountLabel(value) }))}
        />
      </Filters>
      <DataList
        label={words('nav.entries')}
        list={useList(houseEntries, { of })}
        empty={words('entries.empty')}
        keyOf={(row) => `${row.atMs} ${row.account} ${row.reference} ${row.amountSatang}`}
        columns={[
          { key: 'at', title: words('column.time'), cell: (row) => <Time ms={row.atMs} shown="second" /> },
          { key: 'player', title: words('column.player'), cell: (row) => <PlayerLink account={row.account} /> },
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
        ]}
      />
    </>
  );
}
