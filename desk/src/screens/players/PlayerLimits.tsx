import { playerProtection } from '@foyer/contract/desk/players.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { forEverMs } from '@foyer/contract/protection/limits.ts';
import { amountText } from '@foyer/text/amount.ts';
import { useRead } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Time } from '../../ui/Time.tsx';

type Known = ReplyOf<typeof playerProtection>;
type Limit = Known['limits'][number];
type Stop = Known['stops'][number];

const amountOf = (kind: string, amount: number | null): string => {
  if (amount === null) return words('limits.none');
  return kind === 'time' ? words('limits.minutes', { n: amount }) : amountText(amount);
};

const Until = ({ ms }: { readonly ms: number }) =>
  ms >= forEverMs ? <>{words('limits.forEver')}</> : <Time ms={ms} />;

function Limits({ limits }: { readonly limits: readonly Limit[] }) {
  if (limits.length === 0) return <Empty>{words('limits.noLimits')}</Empty>;
  return (
    <DataTable<Limit>
      label={words('limits.limits')}
      rows={limits}
      keyOf={(limit) => `${limit.kind} ${limit.hours}`}
      columns={[
        { key: 'kind', title: words('limits.kind'), cell: (limit) => wordOf('limitKind', limit.kind) },
        { key: 'span', title: words('limits.span'), cell: (limit) => words('limits.hours', { n: limit.hours }) },
        {
          key: 'amount',
          title: words('limits.amount'),
          cell: (limit) => <span className="num">{amountOf(limit.kind, limit.amount)}</span>,
          isNumber: true,
        },
        { key: 'set', title: words('limits.set'), cell: (limit) => <Time ms={limit.setMs} /> },
        {
          key: 'next',
          title: words('limits.next'),
          cell: (limit) =>
            limit.nextFromMs === 0 ? (
              <span className="faint">—</span>
            ) : (
              <>
                {amountOf(limit.kind, limit.nextAmount)} <Time ms={limit.nextFromMs} />
              </>
            ),
        },
      ]}
    />
  );
}

function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  if (stops.length === 0) return <Empty>{words('limits.noStops')}</Empty>;
  return (
    <DataTable<Stop>
      label={words('limits.stops')}
      rows={stops}
      keyOf={(stop) => stop.stopId}
      columns={[
        { key: 'kind', title: words('limits.kind'), cell: (stop) => wordOf('stopKind', stop.kind) },
        { key: 'from', title: words('limits.from'), cell: (stop) => <Time ms={stop.fromMs} /> },
        { key: 'until', title: words('limits.until'), cell: (stop) => <Until ms={stop.untilMs} /> },
      ]}
    />
  );
}

/** What the player has set. Staff cannot lift any of it, so there is nothing to press. */
export function PlayerLimits({ account }: { readonly account: string }) {
  const known = useRead(playerProtection, { account });
  return (
    <WhenRead of={known}>
      {({ limits, stops, checkMinutes, stoppedUntilMs }) => (
        <>
          <p className="note">{words('limits.own')}</p>
          <Rows
            rows={[
              [
                words('limits.now'),
                stoppedUntilMs === 0 ? words('limits.mayPlay') : <Until key="until" ms={stoppedUntilMs} />,
              ],
              [words('limits.check'), checkMinutes === 0 ? '—' : words('limits.minutes', { n: checkMinutes })],
            ]}
          />
          <Section title={words('limits.limits')}>
            <Limits limits={limits} />
          </Section>
          <Section title={words('limits.stops')}>
            <Stops stops={stops} />
          </Section>
        </>
      )}
    </WhenRead>
  );
}
