import { Input, Segmented } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { trail } from '@foyer/contract/desk/staff.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { shortCall } from '../../ui/shortCall.ts';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';
import { outcomeTones } from '../players/PlayerEvents.tsx';
import { changesIn } from './changes.ts';

type Event = ReplyOf<typeof trail>['list'][number];
const kinds = ['all', 'acts'] as const;

const Outcome = ({ event }: { readonly event: Event }) => (
  <Status tone={outcomeTones[event.outcome] ?? 'plain'}>{wordOf('outcomeOf', event.outcome)}</Status>
);

const columns = (): Column<Event>[] => [
  { key: 'at', title: words('column.time'), cell: (row) => <Time ms={row.atMs} shown="second" /> },
  { key: 'who', title: words('trail.who'), cell: (row) => row.who },
  {
    key: 'call',
    title: words('trail.call'),
    cell: (row) => <OpenLink id={row.eventId}>{shortCall(row.call)}</OpenLink>,
  },
  { key: 'subject', title: words('trail.subject'), cell: (row) => row.subject || '—', isExtra: true },
  { key: 'account', title: words('column.player'), cell: (row) => row.account || '—', isExtra: true },
  { key: 'outcome', title: words('events.outcome'), cell: (row) => <Outcome event={row} /> },
];

function Changes({ event }: { readonly event: Event }) {
  const changes = changesIn(event.before, event.after);
  if (changes.length === 0) return <p className="faint">{words('trail.noChange')}</p>;
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{words('trail.field')}</th>
          <th scope="col">{words('trail.before')}</th>
          <th scope="col">{words('trail.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EventDetail({ event }: { readonly event: Event }) {
  return (
    <>
      <Section title={words('trail.one')}>
        <Rows
          rows={[
            [words('column.time'), <Time key="at" ms={event.atMs} shown="second" />],
            [words('trail.who'), `${event.who} (${wordOf('trailActor', event.actor)})`],
            [words('trail.call'), <code key="call">{event.call}</code>],
            [words('events.outcome'), <Outcome key="outcome" event={event} />],
            event.account !== '' && [words('column.player'), <PlayerLink key="player" account={event.account} />],
            event.subject !== '' && [words('trail.subject'), event.subject],
            [
              words('devices.address'),
              <span key="ip" className="num">
                {event.ip}
              </span>,
            ],
            [words('devices.browser'), event.device || '—'],
            [words('trail.request'), <code key="request">{event.requestId}</code>],
          ]}
        />
      </Section>
      <Section title={words('trail.changed')}>
        <Changes event={event} />
      </Section>
      {event.given === null ? null : (
        <Section title={words('trail.given')}>
          <pre>{JSON.stringify(event.given, null, 2)}</pre>
        </Section>
      )}
    </>
  );
}

function Filters() {
  const search = useSearch({ from: '/trail' });
  const navigate = useNavigate();
  const set = (change: { who?: string; account?: string; kind?: string }) => {
    const next = { ...search, ...change };
    const kept = Object.entries(next).filter(([name, value]) => value !== '' && name !== 'open');
    void navigate({ to: '/trail', search: Object.fromEntries(kept) });
  };
  return (
    <>
      <Input.Search
        key={`who ${search.who ?? ''}`}
        defaultValue={search.who}
        allowClear
        placeholder={words('trail.who')}
        aria-label={words('trail.who')}
        onSearch={(who) => set({ who: who.trim() })}
      />
      <Input.Search
        key={`account ${search.account ?? ''}`}
        defaultValue={search.account}
        allowClear
        placeholder={words('column.player')}
        aria-label={words('column.player')}
        onSearch={(account) => set({ account: account.trim() })}
      />
      <Segmented
        size="small"
        aria-label={words('trail.kind')}
        value={kinds.find((one) => one === search.kind) ?? 'all'}
        onChange={(kind) => set({ kind: kind === 'all' ? '' : kind })}
        options={kinds.map((value) => ({ value, label: words(`trailKind.${value}`) }))}
      />
    </>
  );
}

export function Trail() {
  const { who = '', account = '', kind } = useSearch({ from: '/trail' });
  const list = useList(trail, { who, account, kind: kind === 'acts' ? 'acts' : 'all' });
  return (
    <QueueScreen
      title={words('nav.trail')}
      list={list}
      columns={columns()}
      keyOf={(row) => row.eventId}
      empty={words('trail.empty')}
      tools={<Filters />}
      detailTitle={(row) => shortCall(row.call)}
      detail={(row) => <EventDetail event={row} />}
    />
  );
}
