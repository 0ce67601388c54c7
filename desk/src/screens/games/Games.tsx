import { Input } from 'antd';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { gameList, platformList } from '@foyer/contract/desk/games.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList, useRead } from '../../api/hooks.ts';
import { gameTypeLabel } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Rows.tsx';
import { WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { OpenOrClose } from './OpenOrClose.tsx';
import { Platforms } from './Platforms.tsx';
import { VoidRound } from './VoidRound.tsx';

type Game = ReplyOf<typeof gameList>['list'][number];

function GameState({ game }: { readonly game: Game }) {
  if (game.isWithdrawn) return <Status tone="plain">{words('game.withdrawn')}</Status>;
  return <Status tone={game.isClosed ? 'bad' : 'good'}>{words(game.isClosed ? 'game.closed' : 'game.open')}</Status>;
}

function GameTable({ platform, query }: { readonly platform: string; readonly query: string }) {
  const list = useList(gameList, { platformCode: platform, query });
  return (
    <DataList
      label={words('games.games')}
      list={list}
      empty={words('games.none')}
      keyOf={(game) => game.gameId}
      columns={[
        { key: 'name', title: words('games.game'), cell: (game) => inDesk(game.names) },
        { key: 'id', title: words('games.id'), cell: (game) => <code>{game.gameId}</code>, isExtra: true },
        { key: 'type', title: words('games.type'), cell: (game) => gameTypeLabel(game.gameType) },
        { key: 'state', title: words('column.state'), cell: (game) => <GameState game={game} /> },
        {
          key: 'act',
          title: words('column.acts'),
          cell: (game) =>
            game.isWithdrawn ? null : (
              <OpenOrClose
                isClosed={game.isClosed}
                place={{ platformCode: game.platformCode, gameId: game.gameId }}
                name={inDesk(game.names)}
              />
            ),
        },
      ]}
    />
  );
}

/** Platforms; the games of one of them, or those that were searched for. */
export function Games() {
  const { platform = '', query = '' } = useSearch({ from: '/games' });
  const navigate = useNavigate();
  const platforms = useRead(platformList, {});
  const closed = platforms.state === 'ready' ? platforms.value.closed : [];
  const isAllClosed = closed.some((one) => one.platformCode === '*');
  return (
    <>
      <PageHead
        title={words('nav.games')}
        about={words('games.about')}
        tools={
          <>
            <VoidRound />
            <OpenOrClose
              isClosed={isAllClosed}
              place={{ platformCode: '*', gameId: '' }}
              name={words('games.everything')}
              size="middle"
            />
          </>
        }
      />
      {isAllClosed ? (
        <p className="alarm">
          {words('games.allClosed', { reason: closed.find((one) => one.platformCode === '*')?.reason ?? '' })}
        </p>
      ) : null}
      <search className="filters">
        <Input.Search
          key={query}
          defaultValue={query}
          allowClear
          aria-label={words('games.search')}
          placeholder={words('games.search')}
          onSearch={(text) => void navigate({ to: '/games', search: text.trim() === '' ? {} : { query: text.trim() } })}
        />
        {platform === '' && query === '' ? null : <Link to="/games">{words('games.all')}</Link>}
      </search>
      {platform !== '' || query !== '' ? (
        <Section title={platform === '' ? words('games.found', { query }) : platform}>
          <GameTable platform={platform} query={query} />
        </Section>
      ) : (
        <WhenRead of={platforms}>{(value) => <Platforms known={value} />}</WhenRead>
      )}
    </>
  );
}
