import { Segmented } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { outgoingMessages, outgoingStates, resendMessage } from '@foyer/contract/desk/outgoing.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../api/hooks.ts';
import { wordOf, words } from '../text/words.ts';
import { ActButton } from '../ui/ActButton.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { OpenLink, PlayerLink } from '../ui/links.tsx';
import { QueueScreen } from '../ui/QueueScreen.tsx';
import { Rows, Section } from '../ui/Rows.tsx';
import { Status } from '../ui/Status.tsx';
import type { Tone } from '../ui/Status.tsx';
import { Age, Time } from '../ui/Time.tsx';

type Outgoing = ReplyOf<typeof outgoingMessages>['list'][number];
const states = ['all', ...outgoingStates] as const;

const tones: Readonly<Record<Outgoing['state'], Tone>> = {
  queued: 'info',
  accepted: 'plain',
  delivered: 'good',
  failed: 'bad',
  expired: 'warn',
};
const StateOf = ({ row }: { readonly row: Outgoing }) => (
  <Status tone={tones[row.state]}>{wordOf('outgoingState', row.state)}</Status>
);

const columns = (): Column<Outgoing>[] => [
  { key: 'to', title: words('outgoing.to'), cell: (row) => <OpenLink id={row.messageId}>{row.to}</OpenLink> },
  {
    key: 'account',
    title: words('column.player'),
    cell: (row) => (row.account === '' ? words('outgoing.guest') : row.account),
  },
  { key: 'channel', title: words('outgoing.channel'), cell: (row) => wordOf('outgoingChannel', row.channel) },
  {
    key: 'purpose',
    title: words('outgoing.purpose'),
    cell: (row) => wordOf('outgoingPurpose', row.purpose),
    isExtra: true,
  },
  { key: 'age', title: words('column.since'), cell: (row) => <Age ms={row.createdMs} />, isNumber: true },
  { key: 'tries', title: words('outgoing.tries'), cell: (row) => row.tries, isNumber: true, isExtra: true },
  { key: 'state', title: words('column.state'), cell: (row) => <StateOf row={row} /> },
];

function Receipt({ row }: { readonly row: Outgoing }) {
  if (row.receiptMs > 0) return <Time ms={row.receiptMs} />;
  return words(row.channel === 'mail' ? 'outgoing.mailHasNone' : 'outgoing.noReceipt');
}

function Detail({ row }: { readonly row: Outgoing }) {
  return (
    <>
      {row.canResend ? (
        <div className="acts">
          <ActButton<typeof resendMessage, object>
            call={resendMessage}
            label={words('outgoing.resend')}
            shortcut="a"
            isPrimary
            title={words('outgoing.resendTitle')}
            verb={words('outgoing.resend')}
            note={words('outgoing.resendNote')}
            effects={[
              [words('outgoing.to'), row.to],
              [words('outgoing.purpose'), wordOf('outgoingPurpose', row.purpose)],
            ]}
            given={() => ({ messageId: row.messageId })}
            done={words('outgoing.resent')}
          />
        </div>
      ) : null}
      <Section title={words('outgoing.one')}>
        <Rows
          rows={[
            [words('column.state'), <StateOf key="state" row={row} />],
            row.lastError !== '' && [words('outgoing.lastError'), row.lastError],
            row.account !== '' && [words('column.player'), <PlayerLink key="player" account={row.account} />],
            [words('outgoing.channel'), wordOf('outgoingChannel', row.channel)],
            [words('outgoing.purpose'), wordOf('outgoingPurpose', row.purpose)],
            [words('outgoing.tries'), String(row.tries)],
            [words('column.created'), <Time key="created" ms={row.createdMs} />],
            [words('outgoing.expires'), <Time key="expires" ms={row.expiresMs} />],
            [words('outgoing.receipt'), <Receipt key="receipt" row={row} />],
            [words('outgoing.id'), <code key="id">{row.messageId}</code>],
            row.gatewayId !== '' && [words('outgoing.gatewayId'), <code key="gateway">{row.gatewayId}</code>],
            row.resentAs !== '' && [words('outgoing.resentAs'), <code key="again">{row.resentAs}</code>],
          ]}
        />
      </Section>
    </>
  );
}

/** Messages by SMS and mail, and what became of each. */
export function OutgoingMessages() {
  const search = useSearch({ from: '/messages/outgoing' });
  const navigate = useNavigate();
  const state = states.find((one) => one === search.state) ?? 'all';
  return (
    <QueueScreen
      title={words('nav.outgoing')}
      list={useList(outgoingMessages, { state })}
      columns={columns()}
      keyOf={(row) => row.messageId}
      empty={words('outgoing.empty')}
      tools={
        <Segmented
          size="small"
          aria-label={words('column.state')}
          value={state}
          onChange={(next) => void navigate({ to: '/messages/outgoing', search: { state: next } })}
          options={states.map((one) => ({ value: one, label: words(`outgoingState.${one}`) }))}
        />
      }
      detailTitle={(row) => row.to}
      detail={(row) => <Detail row={row} />}
    />
  );
}
