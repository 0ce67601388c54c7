import { decideFastPay, fastPayProof, fastPayQueue } from '@foyer/contract/desk/queues.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { amountText } from '@foyer/text/amount.ts';
import { useList } from '../../api/hooks.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { ReasonField } from '../../ui/fields.tsx';
import { OpenLink, PlayerLink } from '../../ui/links.tsx';
import { Money } from '../../ui/Money.tsx';
import { Proof } from '../../ui/Proof.tsx';
import { QueueScreen } from '../../ui/QueueScreen.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Age, Time } from '../../ui/Time.tsx';

type FastPay = ReplyOf<typeof fastPayQueue>['list'][number];

const columns = (): Column<FastPay>[] => [
  { key: 'order', title: words('column.order'), cell: (row) => <OpenLink id={row.orderNo}>{row.orderNo}</OpenLink> },
  { key: 'payer', title: words('fastPays.payer'), cell: (row) => row.payer },
  { key: 'payee', title: words('fastPays.payee'), cell: (row) => row.payee },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.createdMs} />, isNumber: true },
  { key: 'amount', title: words('column.amount'), cell: (row) => <Money minor={row.amountSatang} />, isNumber: true },
];

interface DecideProps {
  readonly row: FastPay;
  readonly decision: 'paid' | 'returned';
}

function Decide({ row, decision }: DecideProps) {
  const isPaid = decision === 'paid';
  const who = isPaid ? row.payer : row.payee;
  return (
    <ActButton<typeof decideFastPay, { reason: string }>
      call={decideFastPay}
      label={words(isPaid ? 'fastPays.paid' : 'fastPays.returned')}
      shortcut={isPaid ? 'a' : 'r'}
      isPrimary={isPaid}
      title={words(isPaid ? 'fastPays.paidTitle' : 'fastPays.returnedTitle')}
      verb={words('fastPays.give', { name: who })}
      isDanger={!isPaid}
      note={words('fastPays.final')}
      effects={[
        [words('column.order'), row.orderNo],
        [words('column.amount'), amountText(row.amountSatang)],
        [words('fastPays.receives'), who],
        [words('fastPays.getsNothing'), isPaid ? row.payee : row.payer],
      ]}
      given={({ reason }) => ({ orderNo: row.orderNo, decision, reason })}
      done={words('fastPays.done', { name: who })}
    >
      <ReasonField />
    </ActButton>
  );
}

function FastPayDetail({ row }: { readonly row: FastPay }) {
  return (
    <>
      <div className="acts">
        <Decide row={row} decision="paid" />
        <Decide row={row} decision="returned" />
      </div>
      {row.hasProof ? (
        <Section title={words('evidence.proof')}>
          <Proof call={fastPayProof} given={{ orderNo: row.orderNo }} />
        </Section>
      ) : null}
      <Section title={words('deposits.order')}>
        <Rows
          rows={[
            [words('column.amount'), <Money key="amount" minor={row.amountSatang} />],
            [words('fastPays.payer'), <PlayerLink key="payer" account={row.payer} />],
            [words('fastPays.payee'), <PlayerLink key="payee" account={row.payee} />],
            [words('fastPays.withdrawal'), row.withdrawalNo],
            [words('column.created'), <Time key="created" ms={row.createdMs} />],
            [words('fastPays.claimed'), <Time key="claimed" ms={row.claimedMs} />],
          ]}
        />
      </Section>
    </>
  );
}

export function FastPays() {
  return (
    <QueueScreen
      queue="fastPays"
      title={words('nav.fastPays')}
      list={useList(fastPayQueue, {})}
      columns={columns()}
      keyOf={(row) => row.orderNo}
      empty={words('fastPays.empty')}
      detailTitle={(row) => row.orderNo}
      detail={(row) => <FastPayDetail row={row} />}
    />
  );
}
