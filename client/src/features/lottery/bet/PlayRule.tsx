import { returnOf } from '@foyer/contract/lottery/plays.ts';
import type { Play, Shape } from '@foyer/contract/lottery/plays.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { oddsText } from '../words.ts';
import styles from './Bet.module.css';

/** What wins, with which chance, the odds and the return to player, shown before the stake. M09 */
export function PlayRule({ play, unitSatang }: { readonly play: Play; readonly unitSatang: number }) {
  const text = useText('lottery');
  const { shape, pick, size, prices } = play;
  const isLong = shape === 'combination' && pick > size;
  const [price] = prices;
  const isOne = prices.every(({ oddsHundredths }) => oddsHundredths === price?.oddsHundredths);
  return (
    <div className={styles.rule}>
      <p>{isLong ? text('rule.longCombination', { pick, drawn: size }) : ruleText(text, shape, pick)}</p>
      {price && (
        <p className={styles.odds}>
          {isOne && (
            <>
              <b>{text('odds', { odds: oddsText(price.oddsHundredths) })}</b>
              <span>{text('chance', { wins: price.wins, of: price.of })}</span>
            </>
          )}
          <span>{text('return', { share: shareText(play) })}</span>
          {isOne && (
            <span className={styles.note}>
              {text('oddsNote', {
                unit: amountText(unitSatang),
                prize: amountText((unitSatang * price.oddsHundredths) / 100),
              })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** Return to player in percent: 97, or 96.8–97 if the prices of a play differ. */
function shareText({ prices }: Play): string {
  const shares = prices.map((price) => {
    const { numerator, denominator } = returnOf(price);
    return Math.floor((numerator / denominator) * 10_000) / 100;
  });
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  return low === high ? String(low) : `${low}–${high}`;
}

const ruleText = (text: Text<'lottery'>, shape: Shape, pick: number): string =>
  shape === 'combination' ? text('rule.combination', { pick }) : text(`rule.${shape}`);
