import { Input } from 'antd';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { searchPlayers } from '@foyer/contract/desk/players.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { BetLink, PlayerLink } from '../../ui/links.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Empty } from '../../ui/States.tsx';
import { Time } from '../../ui/Time.tsx';
import { PlayerStatus } from './PlayerStatus.tsx';

type Found = ReplyOf<typeof searchPlayers>['list'][number];

const columns = (query: string): Column<Found>[] => [
  { key: 'account', title: words('column.player'), cell: (row) => <PlayerLink account={row.account} /> },
  { key: 'name', title: words('evidence.name'), cell: (row) => row.realName || '—' },
  { key: 'phone', title: words('player.phone'), cell: (row) => <span className="num">{row.phone || '—'}</span> },
  {
    key: 'level',
    title: words('player.level'),
    cell: (row) => <span className="num">{row.level}</span>,
    isNumber: true,
  },
  { key: 'since', title: words('evidence.since'), cell: (row) => <Time ms={row.createdMs} shown="day" /> },
  { key: 'status', title: words('column.status'), cell: (row) => <PlayerStatus status={row.status} /> },
  { key: 'found', title: words('players.foundBy'), cell: (row) => <FoundBy found={row} query={query} /> },
];

/** What the number that was searched for belongs to, with the way there. */
function FoundBy({ found: { foundBy, account }, query }: { readonly found: Found; readonly query: string }) {
  if (foundBy === '') return '—';
  if (foundBy === 'bet') return <BetLink account={account} betOrderNo={query} />;
  return (
    <Link to="/players/$account" params={{ account }} search={{ tab: 'orders' }}>
      {wordOf('foundBy', foundBy)}
    </Link>
  );
}

export function PlayerList() {
  const { query = '' } = useSearch({ from: '/players' });
  const navigate = useNavigate();
  const list = useList(searchPlayers, { query }, { isOff: query === '' });
  return (
    <>
      <PageHead title={words('nav.players')} about={words('players.about')} />
      <search className="filters">
        <Input.Search
          key={query}
          defaultValue={query}
          allowClear
          aria-label={words('search.players')}
          placeholder={words('search.players')}
          onSearch={(text) =>
            void navigate({ to: '/players', search: text.trim() === '' ? {} : { query: text.trim() } })
          }
        />
      </search>
      {query === '' ? (
        <Empty>{words('players.searchFirst')}</Empty>
      ) : (
        <DataList
          label={words('nav.players')}
          list={list}
          columns={columns(query)}
          keyOf={(row) => row.playerId}
          empty={words('players.none', { query })}
          onSelect={(id) => {
            const found =
              list.shown.state === 'ready' ? list.shown.value.find((row) => row.playerId === id) : undefined;
            if (found !== undefined) void navigate({ to: '/players/$account', params: { account: found.account } });
          }}
        />
      )}
    </>
  );
}
