import type { CheckInPrize } from '@foyer/contract/activities/checkIn.ts';
import { costToClear } from '@foyer/contract/bonusTerms.ts';
import { BonusCard } from '#bonus/BonusCard.tsx';
import { useText } from '#text/useText.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import { Money } from '#ui/values/Money.tsx';

interface CheckInPrizesProps {
  readonly prizes: readonly CheckInPrize[];
  /** Sum over all prizes. */
  readonly tickets: number;
}

/** Every prize with its chance and the stakes that it requires. Its row opens to all terms. M22, M09 */
export function CheckInPrizes({ prizes, tickets }: CheckInPrizesProps) {
  const text = useText('activities/rewards');
  return (
    <DataTable
      label={text('draw.prizes')}
      rowKey={(prize) => prize.prizeId}
      state={{ status: 'ready', rows: prizes }}
      empty={null}
      failure={{ title: text('draw.failed') }}
      columns={[
        { id: 'name', head: text('draw.prize'), onCard: 'title', cell: (prize) => prize.name },
        {
          id: 'chance',
          head: text('draw.chance'),
          align: 'end',
          onCard: 'aside',
          cell: (prize) => <span className="num">{percentOf(prize.tickets, tickets)}</span>,
        },
        {
          id: 'tickets',
          head: text('draw.tickets'),
          align: 'end',
          cell: (prize) => (
            <span className="num">
              {prize.tickets} / {tickets}
            </span>
          ),
        },
        {
          id: 'cost',
          head: text('draw.cost'),
          align: 'end',
          cell: (prize) => (prize.terms ? <Cost prize={prize} /> : <span className="faint">{text('draw.none')}</span>),
        },
      ]}
      detail={(prize) =>
        prize.terms ? (
          <BonusCard name={prize.name} bonusType="4" terms={prize.terms} />
        ) : (
          <p className="muted">{text('draw.pointsTerms')}</p>
        )
      }
    />
  );
}

function Cost({ prize: { terms, amountSatang } }: { readonly prize: CheckInPrize }) {
  return terms && <Money amount={costToClear(terms, { bonusSatang: amountSatang, depositSatang: 0 })} />;
}

/** Up to four decimals, without trailing zeros: 0.1%, 44%, 33.3333%. */
function percentOf(part: number, whole: number): string {
  return `${Number(((100 * part) / Math.max(1, whole)).toFixed(4))}%`;
}
