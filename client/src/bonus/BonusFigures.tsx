import type { BonusAmounts, BonusTerms } from '@foyer/contract/bonusTerms.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Money } from '#ui/values/Money.tsx';
import styles from './BonusCard.module.css';
import { plainMoney } from './plainWords.ts';

interface BonusFiguresProps {
  readonly terms: BonusTerms;
  readonly amounts: BonusAmounts;
  readonly costSatang: number;
  readonly isOver: boolean;
}

/** The bonus and the amount to be staked for it, as two figures and one sentence. */
export function BonusFigures({ terms, amounts, costSatang, isOver }: BonusFiguresProps) {
  const text = useText('bonus');
  const { bonusSatang, depositSatang } = amounts;
  if (bonusSatang === 0 && terms.gives.kind === 'percent')
    return (
      <p className={styles.sentence} role="status">
        {text('card.sentenceBelow', { least: plainMoney(Math.max(terms.gives.leastDepositSatang, 1_00)) })}
      </p>
    );
  const multiple = String(terms.multiple);
  const bonus = plainMoney(bonusSatang);
  return (
    <div className={styles.cost}>
      <dl className={styles.figures}>
        <div>
          <dt>{text('card.youGet')}</dt>
          <dd>
            <Money amount={bonusSatang} size={32} />
          </dd>
        </div>
        <div>
          <dt>{text('card.youStake')}</dt>
          <dd>
            {costSatang === 0 ? (
              <span className={styles.nothing}>{text('card.nothing')}</span>
            ) : (
              <>
                <Money amount={costSatang} size={32} />
                <small>
                  {terms.multipleOf === 'bonus'
                    ? text('card.sum', { base: bonus, multiple })
                    : text('card.sumBoth', { bonus, deposit: plainMoney(depositSatang), multiple })}
                </small>
              </>
            )}
          </dd>
        </div>
      </dl>
      {!isOver && (
        <p className={styles.sentence} role="status">
          {sentence(text, amounts, costSatang)}
          {costSatang > 0 && <span> {text('card.cashFree')}</span>}
        </p>
      )}
    </div>
  );
}

function sentence(text: Text<'bonus'>, { bonusSatang, depositSatang }: BonusAmounts, costSatang: number): string {
  const amount = plainMoney(bonusSatang);
  const cost = plainMoney(costSatang);
  if (depositSatang === 0)
    return costSatang === 0 ? text('card.sentenceFree', { amount }) : text('card.sentence', { amount, cost });
  const deposit = plainMoney(depositSatang);
  return costSatang === 0
    ? text('card.sentenceDepositFree', { amount, deposit })
    : text('card.sentenceDeposit', { amount, deposit, cost });
}
