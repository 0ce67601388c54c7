/** One bet as its player's record shows it: the money, and the round, draw, table or matches that decided it. */
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { betDetail } from '@foyer/contract/desk/bets.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useRead } from '../../api/hooks.ts';
import { gameTypeLabel } from '../../text/labels.ts';
import { useLanguage } from '../../text/language.ts';
import { words } from '../../text/words.ts';
import { Money } from '../../ui/Money.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { WhenRead } from '../../ui/States.tsx';
import { Time } from '../../ui/Time.tsx';

type Bet = ReplyOf<typeof betDetail>;

const num = (value: ReactNode) => <span className="num">{value}</span>;
const code = (value: string) => <code>{value}</code>;
const seed = (value: string) => (value === '' ? words('bet.notRevealed') : code(value));
const oddsOf = (hundredths: number) => num((hundredths / 100).toFixed(2));

function Replay({ path }: { readonly path: string }) {
  if (path === '') return null;
  return (
    <p>
      <a href={path} target="_blank" rel="noopener">
        {words('bet.replay')}
      </a>
    </p>
  );
}

function Facts({ bet }: { readonly bet: Bet }) {
  const state = bet.isVoided ? 'bet.voided' : bet.isSettled ? 'bet.settled' : 'bet.open';
  return (
    <Rows
      rows={[
        [words('bet.game'), `${bet.gameName || bet.gameId} · ${bet.platformName || bet.platformCode}`],
        [words('bet.type'), gameTypeLabel(bet.gameType)],
        [words('column.state'), words(state)],
        [words('bet.placed'), <Time key="placed" ms={bet.placedMs} shown="second" />],
        bet.settledMs > 0 && [words('lottery.settled'), <Time key="settled" ms={bet.settledMs} shown="second" />],
        [words('bet.stake'), bet.isFree ? words('bet.free') : <Money key="stake" minor={bet.stakeSatang} />],
        [words('bet.win'), bet.isSettled ? <Money key="win" minor={bet.winSatang} /> : '—'],
        bet.jackpotSatang > 0 && [words('bet.jackpot'), <Money key="jackpot" minor={bet.jackpotSatang} />],
      ]}
    />
  );
}

function Round({ round }: { readonly round: NonNullable<Bet['round']> }) {
  return (
    <Section title={words('bet.round')}>
      <Rows
        rows={[
          round.chosenText !== '' && [words('bet.chosen'), round.chosenText],
          round.resultText !== '' && [words('bet.result'), round.resultText],
          round.moves.length > 0 && [words('bet.moves'), num(round.moves.join(' · '))],
          [words('bet.nonce'), num(round.nonce)],
          [words('bet.commitment'), code(round.commitment)],
          [words('bet.clientSeed'), code(round.clientSeed)],
          [words('bet.serverSeed'), seed(round.serverSeed)],
        ]}
      />
      {round.spins.length === 0 ? null : (
        <ol className="spins" aria-label={words('bet.spins')}>
          {round.spins.map((spin, index) => (
            // eslint-disable-next-line react/no-array-index-key -- Spins have no other name, and never change.
            <li key={index}>
              <code>{spin.reels.join(' ')}</code> <Money minor={spin.winSatang} />
            </li>
          ))}
        </ol>
      )}
      <Replay path={round.replayPath} />
    </Section>
  );
}

const Ticket = ({ ticket }: { readonly ticket: NonNullable<Bet['lottery']> }) => (
  <Section title={words('bet.draw')}>
    <Rows
      rows={[
        [words('lottery.issue'), num(ticket.issue)],
        [words('bet.chosen'), ticket.chosenText],
        [words('bet.units'), num(`${ticket.betCount} × ${ticket.multiple}`)],
        [words('bet.result'), ticket.numbers.length === 0 ? '—' : num(ticket.numbers.join(' '))],
      ]}
    />
  </Section>
);

const Table = ({ table }: { readonly table: NonNullable<Bet['table']> }) => (
  <Section title={words('bet.table')}>
    <Rows
      rows={[
        [words('bet.round'), num(table.roundNo)],
        [words('bet.result'), table.shown === '' ? '—' : num(table.shown)],
        ...table.chips.map(
          (chip) =>
            [
              chip.spot,
              <span key={chip.spot}>
                <Money minor={chip.satang} /> → <Money minor={chip.backSatang} />
              </span>,
            ] as const,
        ),
        [words('bet.anchor'), code(table.anchor)],
        [words('bet.serverSeed'), seed(table.seed)],
      ]}
    />
    <Replay path={table.replayPath} />
  </Section>
);

const Sport = ({ sport }: { readonly sport: NonNullable<Bet['sport']> }) => (
  <Section title={words('nav.matches')}>
    <Rows
      rows={[
        [words('column.state'), sport.stateText],
        [words('bet.odds'), sport.odds === 0 ? '—' : oddsOf(sport.odds)],
      ]}
    />
    {sport.legs.map((leg) => (
      <div key={`${leg.matchText} ${leg.marketText}`} className="leg">
        <h3>{leg.matchText}</h3>
        <Rows
          rows={[
            [leg.marketText, `${leg.pickText} @ ${(leg.odds / 100).toFixed(2)}`],
            [words('bet.league'), leg.leagueName],
            [words('bet.starts'), <Time key="start" ms={leg.startMs} />],
            [words('bet.score'), leg.scoreText === '' ? '—' : num(leg.scoreText)],
            [words('column.state'), leg.stateText],
            [words('bet.serverSeed'), seed(leg.seed)],
          ]}
        />
      </div>
    ))}
  </Section>
);

function BetDetail({ account, betOrderNo }: { readonly account: string; readonly betOrderNo: string }) {
  const bet = useRead(betDetail, { account, betOrderNo, lang: useLanguage() });
  return (
    <WhenRead of={bet}>
      {(value) => (
        <>
          <Facts bet={value} />
          {value.round === null ? null : <Round round={value.round} />}
          {value.lottery === null ? null : <Ticket ticket={value.lottery} />}
          {value.table === null ? null : <Table table={value.table} />}
          {value.sport === null ? null : <Sport sport={value.sport} />}
        </>
      )}
    </WhenRead>
  );
}

interface DrawerProps {
  readonly account: string;
  readonly betOrderNo: string;
  readonly onClose: () => void;
}

export function BetDrawer({ account, betOrderNo, onClose }: DrawerProps) {
  return (
    <Drawer open size={560} title={betOrderNo} onClose={onClose} className="detail-drawer">
      <BetDetail account={account} betOrderNo={betOrderNo} />
    </Drawer>
  );
}
