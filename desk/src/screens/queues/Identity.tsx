import { decideIdentity, identityQueue } from '@foyer/contract/desk/queues.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { ReasonField } from '../../ui/fields.tsx';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Status } from '../../ui/Status.tsx';
import { Age, Time } from '../../ui/Time.tsx';

type Check = ReplyOf<typeof identityQueue>['list'][number];

const StateOf = ({ row }: { readonly row: Check }) => (
  <Status tone={row.state === 'pending' ? 'warn' : 'bad'}>{wordOf('identityState', row.state)}</Status>
);

const columns = (): Column<Check>[] => [
  { key: 'account', title: words('column.player'), cell: (row) => <OpenLink id={row.account}>{row.account}</OpenLink> },
  { key: 'name', title: words('evidence.name'), cell: (row) => row.realName },
  {
    key: 'birthday',
    title: words('identity.birthday'),
    cell: (row) => <span className="num">{row.birthday}</span>,
    isExtra: true,
  },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.askedMs} />, isNumber: true },
  { key: 'state', title: words('column.state'), cell: (row) => <StateOf row={row} /> },
];

function Decide({ row, decision }: { readonly row: Check; readonly decision: 'approved' | 'refused' }) {
  const isApproved = decision === 'approved';
  return (
    <ActButton<typeof decideIdentity, { reason: string }>
      call={decideIdentity}
      label={words(isApproved ? 'act.approve' : 'act.reject')}
      shortcut={isApproved ? 'a' : 'r'}
      isPrimary={isApproved}
      isDanger={!isApproved}
      title={words(isApproved ? 'identity.approve' : 'identity.refuse')}
      verb={words(isApproved ? 'act.approve' : 'act.reject')}
      effects={[
        [words('column.player'), row.account],
        [words('evidence.name'), row.realName],
        [words('identity.birthday'), row.birthday],
        [words('effect.label'), words(isApproved ? 'identity.approveEffect' : 'identity.refuseEffect')],
      ]}
      given={({ reason }) => ({ account: row.account, reference: row.reference, decision, reason })}
      done={words('identity.decided')}
    >
      <ReasonField />
    </ActButton>
  );
}

export function Identity() {
  return (
    <QueueScreen
      queue="identity"
      title={words('nav.identity')}
      list={useList(identityQueue, {})}
      columns={columns()}
      keyOf={(row) => row.account}
      empty={words('identity.empty')}
      detailTitle={(row) => row.account}
      detail={(row) => (
        <>
          <div className="acts">
            <Decide row={row} decision="approved" />
            <Decide row={row} decision="refused" />
          </div>
          <Section title={words('identity.one')}>
            <Rows
              rows={[
                [words('column.player'), <PlayerLink key="player" account={row.account} />],
                [words('evidence.name'), row.realName],
                [
                  words('identity.birthday'),
                  <span key="birthday" className="num">
                    {row.birthday}
                  </span>,
                ],
                [words('identity.reference'), <code key="reference">{row.reference}</code>],
                [words('identity.asked'), <Time key="asked" ms={row.askedMs} />],
                [words('column.state'), <StateOf key="state" row={row} />],
              ]}
            />
          </Section>
        </>
      )}
    />
  );
}
