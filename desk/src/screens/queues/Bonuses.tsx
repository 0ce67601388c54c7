import { bonusQueue, decideBonus } from '@foyer/contract/desk/queues.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';
import { amountText } from '@foyer/text/amount.ts';
import { useList } from '../../api/hooks.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { NumberField, WordsField } from '../../ui/fields.tsx';
import { inDesk } from '../../ui/inDesk.ts';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { Money } from '../../ui/Money.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Status } from '../../ui/Status.tsx';
import { Age, Time } from '../../ui/Time.tsx';

type Bonus = ReplyOf<typeof bonusQueue>['list'][number];
type Decision = 'approve' | 'reject' | 'clear' | 'won' | 'lost';

const keyOf = (row: Bonus): string => `${row.account} ${row.grantId}`;

const KindOf = ({ row }: { readonly row: Bonus }) => (
  <Status tone={row.kind === 'audit' ? 'warn' : 'info'}>{words(`bonusKind.${row.kind}`)}</Status>
);

const columns = (): Column<Bonus>[] => [
  {
    key: 'name',
    title: words('bonuses.name'),
    cell: (row) => <OpenLink id={keyOf(row)}>{inDesk(row.names) || row.grantId}</OpenLink>,
  },
  { key: 'account', title: words('column.player'), cell: (row) => row.account },
  { key: 'kind', title: words('column.state'), cell: (row) => <KindOf row={row} />, isExtra: true },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.createdMs} />, isNumber: true },
  { key: 'amount', title: words('column.amount'), cell: (row) => <Money minor={row.amountSatang} />, isNumber: true },
];

interface Given {
  readonly hours?: number | null;
  readonly reason?: DeskWords;
}

interface DecideProps {
  readonly row: Bonus;
  readonly decision: Decision;
  readonly shortcut?: string;
}

function Decide({ row, decision, shortcut }: DecideProps) {
  const isGiven = decision === 'approve' || decision === 'won';
  const isRefused = decision === 'reject';
  return (
    <ActButton<typeof decideBonus, Given>
      call={decideBonus}
      label={words(`bonusDecision.${decision}`)}
      {...(shortcut !== undefined && { shortcut })}
      isPrimary={isGiven}
      isDanger={isRefused}
      title={words(`bonusDecision.${decision}Title`)}
      verb={words(`bonusDecision.${decision}`)}
      effects={[
        [words('column.player'), row.account],
        [words('bonuses.name'), inDesk(row.names) || row.grantId],
        [words('column.amount'), amountText(row.amountSatang)],
        isGiven && [words('bonuses.turnover'), amountText(row.targetSatang)],
        [words('effect.label'), words(`bonusDecision.${decision}Effect`)],
      ]}
      given={({ hours, reason }) => ({
        account: row.account,
        grantId: row.grantId,
        decision,
        ...(reason !== undefined && isRefused && { reason }),
        ...(hours !== undefined && hours !== null && isGiven && { hours }),
      })}
      done={words('bonuses.decided')}
    >
      {isGiven ? (
        <NumberField
          name="hours"
          label={words('bonuses.hours')}
          help={words('bonuses.hoursHelp')}
          least={1}
          most={8760}
          isOptional
        />
      ) : null}
      {isRefused ? <WordsField name="reason" label={words('bonuses.reason')} most={200} /> : null}
    </ActButton>
  );
}

function BonusDetail({ row }: { readonly row: Bonus }) {
  return (
    <>
      <div className="acts">
        {row.kind === 'audit' ? (
          <>
            <Decide row={row} decision="approve" shortcut="a" />
            <Decide row={row} decision="reject" shortcut="r" />
            <Decide row={row} decision="clear" />
          </>
        ) : (
          <>
            <Decide row={row} decision="won" shortcut="a" />
            <Decide row={row} decision="lost" shortcut="r" />
          </>
        )}
      </div>
      <Section title={words('bonuses.one')}>
        <Rows
          rows={[
            [words('column.player'), <PlayerLink key="player" account={row.account} />],
            [words('column.state'), <KindOf key="kind" row={row} />],
            [words('column.amount'), <Money key="amount" minor={row.amountSatang} />],
            row.depositSatang > 0 && [words('bonuses.deposit'), <Money key="deposit" minor={row.depositSatang} />],
            [words('bonuses.turnover'), <Money key="turnover" minor={row.targetSatang} />],
            [words('bonuses.id'), <code key="id">{row.grantId}</code>],
            [words('column.created'), <Time key="created" ms={row.createdMs} />],
          ]}
        />
      </Section>
    </>
  );
}

export function Bonuses() {
  return (
    <QueueScreen
      queue="bonuses"
      title={words('nav.bonuses')}
      list={useList(bonusQueue, {})}
      columns={columns()}
      keyOf={keyOf}
      empty={words('bonuses.empty')}
      detailTitle={(row) => inDesk(row.names) || row.grantId}
      detail={(row) => <BonusDetail row={row} />}
    />
  );
}
