import { turnoverOf } from '@foyer/contract/interest/growth.ts';
import type { InterestPlan } from '@foyer/contract/interest/plans.ts';
import { useState } from 'react';
import { plainMoney } from '#bonus/plainWords.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { BuyDialog } from './BuyDialog.tsx';
import styles from './Interest.module.css';
import { wholeInterest } from './projection.ts';
import { usePlanWords } from './usePlanWords.ts';

interface PlanCardProps {
  readonly plan: InterestPlan;
  readonly availableSatang: number;
}

/** The example of every card is the same round amount, so that plans can be compared, unless the limit is below it. */
const exampleSatang = 1_000_000;

/** One plan with all its terms and an example in money: the interest and the stakes required. ENTITY-036, M22 */
export function PlanCard({ plan, availableSatang }: PlanCardProps) {
  const text = useText('interest');
  const words = usePlanWords();
  const [isBuying, setIsBuying] = useState(false);
  const example = Math.min(exampleSatang, plan.singleLimitSatang);
  const interest = wholeInterest(plan, example);
  const stakes = {
    principal: turnoverOf(example, plan.principalMultiple),
    interest: turnoverOf(interest, plan.interestMultiple),
  };
  const isSoldOut = plan.remaining <= 0;
  return (
    <Card className={styles.plan} aria-label={plan.name}>
      <div className={styles.planHead}>
        <h3>{plan.name}</h3>
        <span className="faint small">{text('plan.length', { span: words.span(plan.planMinutes) })}</span>
      </div>
      <p className={styles.rate}>{words.rate(plan)}</p>
      <p className={styles.words}>{text('plan.yearly', { percent: words.yearly(plan) })}</p>
      <p className={styles.example}>
        {text('plan.example', {
          amount: plainMoney(example),
          span: words.span(plan.planMinutes),
          interest: amountText(interest),
        })}
        <span>
          {stakes.principal + stakes.interest === 0
            ? text('plan.costNone')
            : text('plan.cost', {
                cost: plainMoney(stakes.principal + stakes.interest),
                principal: plainMoney(stakes.principal),
                interest: plainMoney(stakes.interest),
              })}
        </span>
      </p>
      <DefinitionRows
        rows={[
          { term: text('plan.billing'), value: text('plan.every', { per: words.per(plan.billingMinutes) }) },
          { term: text('plan.limit'), value: <Money amount={plan.singleLimitSatang} /> },
          { term: text('plan.cap'), value: <Money amount={plan.capSatang} /> },
          { term: text('plan.principalTurnover'), value: words.turnover(plan.principalMultiple) },
          { term: text('plan.interestTurnover'), value: words.interestStake(plan.interestMultiple) },
          { term: text('plan.remaining'), value: text('plan.count', { count: Math.max(0, plan.remaining) }) },
        ]}
      />
      <Button
        isBlock
        className={styles.buy}
        aria-label={text('buy.openFor', { name: plan.name })}
        state={isSoldOut ? { blocked: text('plan.soldOut') } : 'ready'}
        onClick={() => setIsBuying(true)}
      >
        {text('buy.open')}
      </Button>
      {isBuying && <BuyDialog plan={plan} availableSatang={availableSatang} onClose={() => setIsBuying(false)} />}
    </Card>
  );
}
