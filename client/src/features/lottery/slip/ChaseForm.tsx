import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Money } from '#ui/values/Money.tsx';
import { shortIssue } from '../words.ts';
import { stepsOf } from './chase.ts';
import type { ChasePlan } from './chase.ts';
import styles from './Slip.module.css';

interface ChaseFormProps {
  readonly code: LotteryCode;
  readonly plan: ChasePlan;
  readonly firstIndex: number;
  /** The cart's stake for one issue, in satang. */
  readonly onceSatang: number;
  readonly onPlan: (plan: ChasePlan) => void;
}

const counts = [5, 10, 20, 50, 100] as const;
const everies = [1, 2, 3, 5] as const;
/** Issues of a plan shown at once; the others can be expanded. */
const shown = 5;

/** Number of issues, progression of the stake, whether a win stops the chase, and the stake of each issue. */
export function ChaseForm({ code, plan, firstIndex, onceSatang, onPlan }: ChaseFormProps) {
  const text = useText('lottery/slip');
  const change = (next: Partial<ChasePlan>) => onPlan({ ...plan, ...next });
  return (
    <div className={styles.chase}>
      <p className="faint small">{text('chaseHint')}</p>
      <Chips
        label={text('issues')}
        chips={counts
          .filter((count) => count <= bettingLimits.maxChaseIssues)
          .map((count) => ({ value: String(count), label: text('issuesOf', { count }) }))}
        selected={String(plan.issues)}
        onSelect={(count) => change({ issues: Number(count) })}
      />
      <Chips
        look="segments"
        label={text('growth')}
        chips={[
          { value: 'same', label: text('sameEach') },
          { value: 'double', label: text('double') },
        ]}
        selected={plan.growth}
        onSelect={(growth) => change({ growth })}
      />
      {plan.growth === 'double' && (
        <>
          <Chips
            label={text('everyLabel')}
            chips={everies.map((every) => ({ value: String(every), label: text('every', { every }) }))}
            selected={String(plan.every)}
            onSelect={(every) => change({ every: Number(every) })}
          />
          <p className="faint small">{text('doubleNote')}</p>
        </>
      )}
      <Checkbox
        label={text('stopOnWin')}
        checked={plan.isStopOnWin}
        onChange={({ target }) => change({ isStopOnWin: target.checked })}
      />
      <PlanTable {...{ code, plan, firstIndex, onceSatang }} />
    </div>
  );
}

function PlanTable({
  code,
  plan,
  firstIndex,
  onceSatang,
}: Pick<ChaseFormProps, 'code' | 'plan' | 'firstIndex' | 'onceSatang'>) {
  const text = useText('lottery/slip');
  const [isWhole, setIsWhole] = useState(false);
  const steps = stepsOf(code, firstIndex, plan);
  const sumTo = (last: number) =>
    steps.slice(0, last + 1).reduce((sum, { multiple }) => sum + multiple * onceSatang, 0);
  const rows = steps.map((step, index) => ({ ...step, sum: sumTo(index) }));
  return (
    <div>
      <table className={styles.plan} aria-label={text('plan')}>
        <thead>
          <tr>
            <th scope="col">{text('planIssue')}</th>
            <th scope="col">{text('planMultiple')}</th>
            <th scope="col">{text('planStake')}</th>
            <th scope="col">{text('planSum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? rows.length : shown).map((row) => (
            <tr key={row.issue}>
              <th scope="row">{shortIssue(row.issue)}</th>
              <td>{row.multiple}</td>
              <td>
                <Money amount={row.multiple * onceSatang} />
              </td>
              <td>
                <Money amount={row.sum} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text('planLess') : text('planMore', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
