import { releaseCardOf } from '@foyer/contract/desk/players.ts';
import type { playerFile } from '@foyer/contract/desk/players.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { wordOf, words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Empty } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';

export type Player = ReplyOf<typeof playerFile>;
type Card = Player['cards'][number];

/** A detail that may have been verified. */
function Checked({ value, isVerified }: { readonly value: string; readonly isVerified: boolean }) {
  if (value === '') return <>—</>;
  return (
    <>
      <span className="num">{value}</span>{' '}
      <Status tone={isVerified ? 'good' : 'warn'}>
        {isVerified ? words('evidence.verified') : words('evidence.notVerified')}
      </Status>
    </>
  );
}

function Cards({ player }: { readonly player: Player }) {
  if (player.cards.length === 0) return <Empty>{words('player.noCards')}</Empty>;
  return (
    <DataTable<Card>
      label={words('player.cards')}
      rows={player.cards}
      keyOf={(card) => `${card.bankCode} ${card.lastFour}`}
      columns={[
        { key: 'bank', title: words('player.bank'), cell: (card) => card.bankCode },
        {
          key: 'four',
          title: words('player.lastFour'),
          cell: (card) => <span className="num">···· {card.lastFour}</span>,
        },
        { key: 'holder', title: words('player.holder'), cell: (card) => card.holderName },
        { key: 'since', title: words('column.created'), cell: (card) => <Time ms={card.createdMs} shown="day" /> },
        {
          key: 'act',
          title: words('column.acts'),
          cell: (card) => (
            <ActButton<typeof releaseCardOf, object>
              call={releaseCardOf}
              label={words('player.releaseCard')}
              size="small"
              title={words('player.releaseCardTitle')}
              verb={words('player.releaseCard')}
              effects={[
                [words('column.player'), player.account],
                [words('player.lastFour'), `···· ${card.lastFour}`],
                [words('effect.label'), words('player.releaseCardEffect')],
              ]}
              given={() => ({ account: player.account, lastFour: card.lastFour })}
              done={words('player.cardReleased')}
            />
          ),
        },
      ]}
    />
  );
}

export function PlayerProfile({ player }: { readonly player: Player }) {
  return (
    <div className="columns">
      <Section title={words('player.person')}>
        <Rows
          rows={[
            [words('evidence.name'), <Checked key="name" value={player.realName} isVerified={player.isNameVerified} />],
            [words('player.nickname'), player.nickname || '—'],
            [
              words('identity.birthday'),
              <span key="birthday" className="num">
                {player.birthday || '—'}
              </span>,
            ],
            [words('player.phone'), <Checked key="phone" value={player.phone} isVerified={player.isPhoneVerified} />],
            [words('player.email'), <Checked key="email" value={player.email} isVerified={player.isEmailVerified} />],
            [words('player.identity'), player.identity === '' ? '—' : wordOf('identityState', player.identity)],
          ]}
        />
      </Section>
      <Section title={words('player.account')}>
        <Rows
          rows={[
            [words('evidence.since'), <Time key="since" ms={player.createdMs} />],
            [words('player.seen'), <Time key="seen" ms={player.seenMs} />],
            [
              words('player.sessions'),
              <span key="sessions" className="num">
                {player.openSessions}
              </span>,
            ],
            [words('player.secondFactor'), words(player.hasSecondFactor ? 'answer.yes' : 'answer.no')],
            [
              words('player.passkeys'),
              <span key="passkeys" className="num">
                {player.passkeys}
              </span>,
            ],
            player.withdrawalsPausedUntilMs > 0 && [
              words('player.withdrawalsPaused'),
              <Time key="paused" ms={player.withdrawalsPausedUntilMs} />,
            ],
            player.agentCode !== '' && [words('player.agent'), player.agentCode],
            [words('player.terms'), player.termsVersion || '—'],
          ]}
        />
      </Section>
      <Section title={words('player.cards')} isWide>
        <Cards player={player} />
      </Section>
    </div>
  );
}
