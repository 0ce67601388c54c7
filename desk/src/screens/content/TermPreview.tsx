import * as v from 'valibot';
import { bonusFor, costToClear, keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { minorPerUnit } from '@foyer/contract/currency.ts';
import { amountText } from '@foyer/text/amount.ts';
import { words } from '../../text/words.ts';
import { Rows } from '../../ui/Rows.tsx';

/** What the terms mean for one deposit, computed as the house does: most mistakes in terms show here. */
function Example({ terms }: { readonly terms: KeptTerms }) {
  const depositSatang = 1000 * minorPerUnit();
  const bonusSatang = bonusFor(terms, depositSatang);
  const turnover = costToClear(terms, { bonusSatang, depositSatang });
  return (
    <Rows
      rows={[
        [words('terms.exampleDeposit'), amountText(depositSatang)],
        [words('terms.exampleBonus'), amountText(bonusSatang)],
        [words('terms.exampleTurnover'), amountText(turnover)],
        [words('terms.who'), words(`termsWho.${terms.who}`)],
        [words('terms.often'), words(`termsOften.${terms.often}`)],
        [
          words('terms.expires'),
          terms.expiresAfterHours === 'never'
            ? words('terms.never')
            : words('limits.hours', { n: terms.expiresAfterHours }),
        ],
        [
          words('terms.longestStake'),
          terms.longestStakeSatang === 'none' ? words('terms.none') : amountText(terms.longestStakeSatang),
        ],
      ]}
    />
  );
}

export function TermPreview({ terms }: { readonly terms: unknown }) {
  const read = v.safeParse(keptTerms.schema, {
    onCancel: 'bonusReturns',
    winningsCap: 'none',
    excludedGameIds: [],
    ...(terms as object),
  });
  if (!read.success) return <p className="note bad">{words('terms.incomplete')}</p>;
  return <Example terms={read.output} />;
}
