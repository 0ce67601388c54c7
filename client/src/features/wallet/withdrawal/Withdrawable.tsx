import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { Money } from '#ui/Money.tsx';
import { moneyText } from '#ui/money.ts';
import styles from './Withdrawable.module.css';

interface WithdrawableProps {
  readonly mainSatang: number;
  readonly lockedSatang: number;
  /** On the platforms: it has to come back first. */
  readonly gamesSatang: number;
}

/** What can be withdrawn, as a sum with signs. AMB-046 */
export const withdrawableOf = ({ mainSatang, lockedSatang }: Omit<WithdrawableProps, 'gamesSatang'>): number =>
  Math.max(0, mainSatang - lockedSatang);

export function Withdrawable(props: WithdrawableProps) {
  const text = useText('wallet');
  const { mainSatang, lockedSatang, gamesSatang } = props;
  return (
    <Card title={text('withdrawal.explain')}>
      <dl className={styles.sum}>
        <div>
          <dt>{text('withdrawal.explainMain')}</dt>
          <dd>
            <Money amount={mainSatang} />
          </dd>
        </div>
        <div>
          <dt>{text('withdrawal.explainLocked')}</dt>
          <dd>
            <Money amount={-lockedSatang} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{text('withdrawal.explainWithdrawable')}</dt>
          <dd>
            <Money amount={withdrawableOf(props)} size={24} />
          </dd>
        </div>
      </dl>
      {gamesSatang > 0 && (
        <p className={styles.games}>{text('withdrawal.explainGames', { amount: moneyText(gamesSatang) })}</p>
      )}
    </Card>
  );
}
