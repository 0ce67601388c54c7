import { Button, Input } from 'antd';
import { useState } from 'react';
import { dayFigures, exportDays, exportEntries } from '@foyer/contract/desk/money.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { useRead } from '../../api/hooks.ts';
import { words } from '../../text/words.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { ExportButton } from '../../ui/ExportButton.tsx';
import { Filters } from '../../ui/Filters.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';

type Day = ReplyOf<typeof dayFigures>['days'][number];
const dayMs = 86_400_000;

/** The last two weeks. */
const lastDays = () => ({ from: houseDay(Date.now() - 13 * dayMs), to: houseDay(Date.now()) });

const count = (value: number) => <span className="num">{value.toLocaleString('en')}</span>;

const columns = (): Column<Day>[] => [
  { key: 'day', title: words('days.day'), cell: (row) => <span className="num">{row.day}</span> },
  { key: 'active', title: words('days.active'), cell: (row) => count(row.activePlayers), isNumber: true },
  { key: 'new', title: words('days.newPlayers'), cell: (row) => count(row.newPlayers), isNumber: true },
  {
    key: 'deposited',
    title: words('days.deposited'),
    cell: (row) => <Money minor={row.depositedSatang} />,
    isNumber: true,
  },
  {
    key: 'withdrawn',
    title: words('days.withdrawn'),
    cell: (row) => <Money minor={row.withdrawnSatang} />,
    isNumber: true,
  },
  { key: 'staked', title: words('days.staked'), cell: (row) => <Money minor={row.stakedSatang} />, isNumber: true },
  { key: 'won', title: words('days.won'), cell: (row) => <Money minor={row.wonSatang} />, isNumber: true },
  {
    key: 'gross',
    title: words('days.gross'),
    cell: (row) => <Money minor={row.grossSatang} isSigned />,
    isNumber: true,
  },
  { key: 'bonus', title: words('days.bonus'), cell: (row) => <Money minor={row.bonusSatang} />, isNumber: true },
  {
    key: 'act',
    title: words('days.entries'),
    cell: (row) => (
      <ExportButton
        call={exportEntries}
        given={{ day: row.day }}
        file={`entries-${row.day}.csv`}
        label="CSV"
        name={words('days.exportDay', { day: row.day })}
      />
    ),
  },
];

export function Days() {
  const [{ from, to }, setRange] = useState(lastDays);
  const [typed, setTyped] = useState({ from, to });
  const read = useRead(dayFigures, { from, to });
  return (
    <>
      <PageHead
        title={words('nav.days')}
        about={words('days.about')}
        tools={
          <ExportButton
            call={exportDays}
            given={{ from, to }}
            file={`days-${from}-${to}.csv`}
            label={words('days.export')}
          />
        }
      />
      <Filters>
        <label>
          {words('days.from')}
          <Input
            type="date"
            max={typed.to}
            value={typed.from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        </label>
        <label>
          {words('days.to')}
          <Input
            type="date"
            min={typed.from}
            value={typed.to}
            onChange={({ target }) => setTyped({ ...typed, to: target.value })}
          />
        </label>
        <Button
          onClick={() => setRange(typed)}
          disabled={typed.from === '' || typed.to === '' || typed.from > typed.to}
        >
          {words('act.show')}
        </Button>
      </Filters>
      <WhenRead of={read}>
        {({ days }) =>
          days.length === 0 ? (
            <Empty>{words('days.empty')}</Empty>
          ) : (
            <DataTable<Day> label={words('nav.days')} rows={days} keyOf={(row) => row.day} columns={columns()} />
          )
        }
      </WhenRead>
    </>
  );
}
