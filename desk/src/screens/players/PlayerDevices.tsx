import { playerDevices } from '@foyer/contract/desk/players.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useRead } from '../../api/hooks.ts';
import { words } from '../../text/words.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { PlayerLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Rows.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';

type Known = ReplyOf<typeof playerDevices>;
type Device = Known['devices'][number];
type Session = Known['sessions'][number];

function Devices({ devices }: { readonly devices: readonly Device[] }) {
  if (devices.length === 0) return <Empty>{words('devices.none')}</Empty>;
  return (
    <DataTable<Device>
      label={words('devices.devices')}
      rows={devices}
      keyOf={(device) => device.deviceId}
      columns={[
        { key: 'id', title: words('devices.device'), cell: (device) => <code>{device.deviceId}</code> },
        { key: 'first', title: words('devices.first'), cell: (device) => <Time ms={device.firstSeenMs} /> },
        { key: 'last', title: words('devices.last'), cell: (device) => <Time ms={device.lastSeenMs} /> },
        {
          key: 'others',
          title: words('devices.others'),
          cell: (device) =>
            device.others.length === 0 ? (
              <span className="faint">{words('evidence.nobody')}</span>
            ) : (
              device.others.map((other) => (
                <span key={other} className="apart">
                  <PlayerLink account={other} />
                </span>
              ))
            ),
        },
      ]}
    />
  );
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  if (sessions.length === 0) return <Empty>{words('devices.noSessions')}</Empty>;
  return (
    <DataTable<Session>
      label={words('devices.sessions')}
      rows={sessions}
      keyOf={(session) => session.sessionId}
      columns={[
        { key: 'device', title: words('devices.browser'), cell: (session) => session.device || session.deviceId },
        { key: 'ip', title: words('devices.address'), cell: (session) => <span className="num">{session.ip}</span> },
        { key: 'opened', title: words('devices.opened'), cell: (session) => <Time ms={session.openedMs} /> },
        { key: 'seen', title: words('devices.last'), cell: (session) => <Time ms={session.seenMs} /> },
        {
          key: 'state',
          title: words('column.state'),
          cell: (session) => (
            <Status tone={session.isOpen ? 'good' : 'plain'}>
              {words(session.isOpen ? 'devices.isOpen' : 'devices.isEnded')}
            </Status>
          ),
        },
      ]}
    />
  );
}

export function PlayerDevices({ account }: { readonly account: string }) {
  const known = useRead(playerDevices, { account });
  return (
    <WhenRead of={known}>
      {({ devices, sessions, sameAddress }) => (
        <>
          <Section title={words('devices.devices')}>
            <Devices devices={devices} />
          </Section>
          <Section title={words('devices.sameAddress')}>
            {sameAddress.length === 0 ? (
              <Empty>{words('evidence.nobody')}</Empty>
            ) : (
              <p>
                {sameAddress.map((other) => (
                  <span key={other} className="apart">
                    <PlayerLink account={other} />
                  </span>
                ))}
              </p>
            )}
          </Section>
          <Section title={words('devices.sessions')}>
            <Sessions sessions={sessions} />
          </Section>
        </>
      )}
    </WhenRead>
  );
}
