import { decideInvitation, invitationQueue } from '@foyer/contract/desk/queues.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { ReasonField } from '../../ui/fields.tsx';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Age, Time } from '../../ui/Time.tsx';

type Held = ReplyOf<typeof invitationQueue>['list'][number];

const columns = (): Column<Held>[] => [
  {
    key: 'inviter',
    title: words('invitations.inviter'),
    cell: (row) => <OpenLink id={row.inviteId}>{row.inviter}</OpenLink>,
  },
  { key: 'friend', title: words('invitations.friend'), cell: (row) => row.friend },
  { key: 'shared', title: words('invitations.shared'), cell: (row) => wordOf('sharedBy', row.shared) },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.heldMs} />, isNumber: true },
];

function Decide({ row, decision }: { readonly row: Held; readonly decision: 'pay' | 'refuse' }) {
  const isPaid = decision === 'pay';
  return (
    <ActButton<typeof decideInvitation, { reason: string }>
      call={decideInvitation}
      label={words(isPaid ? 'invitations.pay' : 'invitations.refuse')}
      shortcut={isPaid ? 'a' : 'r'}
      isPrimary={isPaid}
      isDanger={!isPaid}
      title={words(isPaid ? 'invitations.payTitle' : 'invitations.refuseTitle')}
      verb={words(isPaid ? 'invitations.pay' : 'invitations.refuse')}
      note={words('invitations.final')}
      effects={[
        [words('invitations.inviter'), row.inviter],
        [words('invitations.friend'), row.friend],
        [words('effect.label'), words(isPaid ? 'invitations.payEffect' : 'invitations.refuseEffect')],
      ]}
      given={({ reason }) => ({ inviteId: row.inviteId, decision, reason })}
      done={words('invitations.decided')}
    >
      <ReasonField />
    </ActButton>
  );
}

export function Invitations() {
  return (
    <QueueScreen
      queue="invitations"
      title={words('nav.invitations')}
      list={useList(invitationQueue, {})}
      columns={columns()}
      keyOf={(row) => row.inviteId}
      empty={words('invitations.empty')}
      detailTitle={(row) => `${row.inviter} → ${row.friend}`}
      detail={(row) => (
        <>
          <div className="acts">
            <Decide row={row} decision="pay" />
            <Decide row={row} decision="refuse" />
          </div>
          <Section title={words('invitations.one')}>
            <p className="note">{words('invitations.about')}</p>
            <Rows
              rows={[
                [words('invitations.inviter'), <PlayerLink key="inviter" account={row.inviter} />],
                [words('invitations.friend'), <PlayerLink key="friend" account={row.friend} />],
                [words('invitations.shared'), wordOf('sharedBy', row.shared)],
                [words('invitations.held'), <Time key="held" ms={row.heldMs} />],
              ]}
            />
          </Section>
        </>
      )}
    />
  );
}
