import { cyclesOf } from '@foyer/contract/interest/growth.ts';
import { isRedeemable, planState, planStateLabel } from '@foyer/contract/interest/plan.ts';
import type { BoughtPlan } from '@foyer/contract/interest/plans.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Meter } from '#ui/values/Meter.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Interest.module.css';
import { Projection } from './Projection.tsx';
import { milestonesOf } from './projection.ts';
import { RedeemDialog } from './RedeemDialog.tsx';
import { usePlanWords } from './usePlanWords.ts';

const tones: Record<string, BadgeTone> = { inProgress: 'info', ended: 'good', redeemed: 'neutral' };

/** One purchase: its principal, the interest so far, and its progress. ENTITY-036, ENUM-017 */
export function BoughtPlanRow({ plan }: { readonly plan: BoughtPlan }) {
  const text = useText('interest');
  const label = useText('labels');
  const words = usePlanWords();
  const [isRedeeming, setIsRedeeming] = useState(false);
  const state = planState(plan.status);
  const isOpen = state !== undefined && isRedeemable(state);
  const all = cyclesOf(plan);
  const cycles = text('mine.cycles', { done: plan.cycles, all });
  return (
    <li className={styles.order}>
      <div className={styles.orderHead}>
        <b>{plan.name}</b>
        <Badge tone={tones[state ?? ''] ?? 'neutral'} hasDot>
          {label(planStateLabel(plan.status))}
        </Badge>
        <Money amount={plan.principalSatang} className={styles.amount} />
      </div>
      <p className="faint small">{text('mine.order', { id: plan.orderId, rate: words.rate(plan) })}</p>
      {isOpen && (
        <Meter label={text('mine.progress', { name: plan.name })} value={plan.cycles} max={all} words={cycles} />
      )}
      <PlanFacts plan={plan} isOpen={isOpen} cycles={cycles} />
      {isOpen && (
        <div className={styles.orderActs}>
          <details className={styles.details}>
            <summary>{text('mine.projection')}</summary>
            <Projection
              label={text('mine.projectionOf', { name: plan.name })}
              milestones={milestonesOf(plan, {
                principalSatang: plan.principalSatang,
                startMs: Number(plan.startTime),
                doneCycles: plan.cycles,
              })}
            />
          </details>
          <Button
            size="small"
            aria-label={text('redeem.openFor', { name: plan.name, id: plan.orderId })}
            onClick={() => setIsRedeeming(true)}
          >
            {text('redeem.open')}
          </Button>
        </div>
      )}
      {isRedeeming && <RedeemDialog plan={plan} onClose={() => setIsRedeeming(false)} />}
    </li>
  );
}

interface PlanFactsProps {
  readonly plan: BoughtPlan;
  readonly isOpen: boolean;
  /** Text about the completed cycles. */
  readonly cycles: string;
}

function PlanFacts({ plan, isOpen, cycles }: PlanFactsProps) {
  const text = useText('interest');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('mine.interest')}</dt>
        <dd>
          <Money amount={plan.interestSatang} tone="gain" />
        </dd>
      </div>
      <div>
        <dt>{text('mine.cycleHead')}</dt>
        <dd>{cycles}</dd>
      </div>
      <div>
        <dt>{text('mine.start')}</dt>
        <dd>
          <Time value={plan.startTime} show="minute" />
        </dd>
      </div>
      <div>
        <dt>{text(isOpen ? 'mine.end' : 'mine.closed')}</dt>
        <dd>
          <Time value={isOpen ? plan.endTime : (plan.closeTime ?? plan.endTime)} show="minute" />
        </dd>
      </div>
    </dl>
  );
}
