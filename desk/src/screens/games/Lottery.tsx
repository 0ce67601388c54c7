import { Link, useSearch } from '@tanstack/react-router';
import { drawList, lotteryList, pauseLottery } from '@foyer/contract/desk/games.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList, useRead } from '../../api/hooks.ts';
import { labelOf } from '../../text/labels.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { DataList, DataTable } from '../../ui/DataTable.tsx';
import { ReasonField } from '../../ui/fields.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Rows.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import type { Tone } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';
import { VoidButton } from './VoidButton.tsx';

type Game = ReplyOf<typeof lotteryList>['games'][number];
type Draw = ReplyOf<typeof drawList>['list'][number];

const drawTones: Readonly<Record<Draw['state'], Tone>> = {
  open: 'info',
  drawn: 'warn',
  settled: 'good',
  void: 'plain',
};

function Pause({ game }: { readonly game: Game }) {
  const { lotteryCode, isPaused } = game;
  return (
    <ActButton<typeof pauseLottery, { reason: string }>
      call={pauseLottery}
      label={words(isPaused ? 'lottery.resume' : 'lottery.pause')}
      size="small"
      isDanger={!isPaused}
      title={words(isPaused ? 'lottery.resumeTitle' : 'lottery.pauseTitle', {
        name: labelOf(`lotteryGame.${lotteryCode}`),
      })}
      verb={words(isPaused ? 'lottery.resume' : 'lottery.pause')}
      effects={[[words('effect.label'), words(isPaused ? 'lottery.resumeEffect' : 'lottery.pauseEffect')]]}
      given={({ reason }) => ({ lotteryCode, isPaused: !isPaused, reason })}
      done={words('lottery.changed')}
    >
      <ReasonField />
    </ActButton>
  );
}

function Draws({ code }: { readonly code: string }) {
  return (
    <DataList
      label={words('lottery.draws')}
      list={useList(drawList, { lotteryCode: code })}
      empty={words('lottery.noDraws')}
      keyOf={(draw) => draw.issue}
      columns={[
        { key: 'issue', title: words('lottery.issue'), cell: (draw) => <span className="num">{draw.issue}</span> },
        {
          key: 'numbers',
          title: words('lottery.numbers'),
          cell: (draw) => <span className="num">{draw.numbers.join(' ') || '—'}</span>,
        },
        {
          key: 'bets',
          title: words('lottery.bets'),
          cell: (draw) => <span className="num">{draw.bets}</span>,
          isNumber: true,
        },
        { key: 'stake', title: words('bet.stake'), cell: (draw) => <Money minor={draw.stakeSatang} />, isNumber: true },
        {
          key: 'prize',
          title: words('lottery.prizes'),
          cell: (draw) => <Money minor={draw.prizeSatang} />,
          isNumber: true,
        },
        {
          key: 'settled',
          title: words('lottery.settled'),
          cell: (draw) => <Time ms={draw.settledMs} />,
          isExtra: true,
        },
        {
          key: 'state',
          title: words('column.state'),
          cell: (draw) => <Status tone={drawTones[draw.state]}>{words(`drawState.${draw.state}`)}</Status>,
        },
        {
          key: 'act',
          title: words('column.acts'),
          cell: (draw) =>
            draw.state === 'void' ? (
              <span className="faint">{draw.voidReason}</span>
            ) : (
              <VoidButton target={{ kind: 'draw', lotteryCode: code, issue: draw.issue }} subject={draw.issue} />
            ),
        },
      ]}
    />
  );
}

function GameTable({ games, code }: { readonly games: readonly Game[]; readonly code: string | undefined }) {
  return (
    <DataTable<Game>
      label={words('nav.lottery')}
      rows={games}
      keyOf={(game) => game.lotteryCode}
      selected={code}
      columns={[
        {
          key: 'game',
          title: words('games.game'),
          cell: (game) => (
            <Link to="/lottery" search={{ code: game.lotteryCode }}>
              {labelOf(`lotteryGame.${game.lotteryCode}`)}
            </Link>
          ),
        },
        {
          key: 'bets',
          title: words('lottery.inPlay'),
          cell: (game) => <span className="num">{game.bets}</span>,
          isNumber: true,
        },
        {
          key: 'stake',
          title: words('bet.stake'),
          cell: (game) => <Money minor={game.stakeSatang} />,
          isNumber: true,
        },
        {
          key: 'state',
          title: words('column.state'),
          cell: (game) => (
            <Status tone={game.isPaused ? 'bad' : 'good'}>
              {words(game.isPaused ? 'lottery.paused' : 'lottery.selling')}
            </Status>
          ),
        },
        { key: 'act', title: words('column.acts'), cell: (game) => <Pause game={game} /> },
      ]}
    />
  );
}

export function Lottery() {
  const { code } = useSearch({ from: '/lottery' });
  const games = useRead(lotteryList, {});
  return (
    <>
      <PageHead title={words('nav.lottery')} about={words('lottery.about')} />
      <WhenRead of={games}>
        {({ games: known }) =>
          known.length === 0 ? <Empty>{words('lottery.none')}</Empty> : <GameTable games={known} code={code} />
        }
      </WhenRead>
      {code === undefined ? null : (
        <Section title={words('lottery.drawsOf', { name: labelOf(`lotteryGame.${code}`) })}>
          <Draws code={code} />
        </Section>
      )}
    </>
  );
}
