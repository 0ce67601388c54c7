import type { LotteryTicket } from '@foyer/contract/bets/history.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import styles from './Bets.module.css';

/** The selection of a lottery bet, with a link to the draw and its proof. SI-21, F01 */
export function BetTicket({ ticket }: { readonly ticket: LotteryTicket }) {
  const text = useText('bets');
  const { lotteryCode, issue, chosenText, betCount, multiple, numbers } = ticket;
  // The minute lottery draws single digits; the balls of the others have two, as on the lottery page.
  const drawn = numbers.map((number) => String(number).padStart(lotteryCode === 'minute' ? 1 : 2, '0'));
  const rows: DefinitionRow[] = [
    { term: text('issue'), value: <span className="num">{issue}</span> },
    ...(chosenText === '' ? [] : [{ term: text('chosen'), value: <span className="num">{chosenText}</span> }]),
    { term: text('betCount'), value: text('countTimes', { count: betCount, multiple }) },
    { term: text('drawn'), value: numbers.length === 0 ? '–' : <span className="num">{drawn.join('  ')}</span> },
  ];
  const draw = new URLSearchParams({
    ...(lotteryCode !== 'minute' && { lottery: lotteryCode }),
    view: 'records',
    draw: issue,
  });
  return (
    <section className={styles.proof}>
      <h3>{text('ticket')}</h3>
      <DefinitionRows rows={rows} />
      {numbers.length > 0 && (
        <div className={styles.ways}>
          <a className={buttonClass({ size: 'small' })} href={`/lottery?${draw}`}>
            {text('verifyDraw')}
          </a>
        </div>
      )}
    </section>
  );
}
