import { playerEvents } from '@foyer/contract/desk/players.ts';
import { useList } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import { DataList } from '../../ui/DataTable.tsx';
import { Status } from '../../ui/Status.tsx';
import type { Tone } from '../../ui/Status.tsx';
import { shortCall } from '../../ui/shortCall.ts';
import { Time } from '../../ui/Time.tsx';

export const outcomeTones: Readonly<Record<string, Tone>> = {
  done: 'good',
  refused: 'warn',
  unknown: 'bad',
  begun: 'info',
};

export function PlayerEvents({ account }: { readonly account: string }) {
  return (
    <DataList
      label={words('playerTab.events')}
      list={useList(playerEvents, { account })}
      empty={words('events.empty')}
      keyOf={(event) => event.eventId}
      columns={[
        { key: 'at', title: words('column.time'), cell: (event) => <Time ms={event.atMs} shown="second" /> },
        { key: 'kind', title: words('events.kind'), cell: (event) => wordOf('eventKind', event.kind) },
        {
          key: 'call',
          title: words('trail.call'),
          cell: (event) => <code>{shortCall(event.call)}</code>,
          isExtra: true,
        },
        {
          key: 'actor',
          title: words('events.actor'),
          cell: (event) => event.staff || wordOf('eventActor', event.actor),
        },
        { key: 'device', title: words('devices.browser'), cell: (event) => event.device, isExtra: true },
        {
          key: 'ip',
          title: words('devices.address'),
          cell: (event) => <span className="num">{event.ip}</span>,
          isExtra: true,
        },
        {
          key: 'outcome',
          title: words('events.outcome'),
          cell: (event) => (
            <Status tone={outcomeTones[event.outcome] ?? 'plain'}>
              {[wordOf('outcomeOf', event.outcome), event.reason].filter((part) => part !== '').join(' · ')}
            </Status>
          ),
        },
      ]}
    />
  );
}
