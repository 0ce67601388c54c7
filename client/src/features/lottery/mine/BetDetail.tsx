import type { LotteryBet } from '@foyer/contract/lottery/betting.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Time } from '#ui/values/Time.tsx';
import { useDesk } from '../bet/deskState.ts';
import { Balls } from '../Balls.tsx';
import { useTicketWords } from '../words.ts';
import { HouseTime } from '../HouseTime.tsx';
import styles from './Mine.module.css';

interface BetDetailProps {
  readonly bet: LotteryBet;
  readonly onVerify: (issue: string) => void;
}

/** One bet: its ticket, the drawn numbers and its prize. */
export function BetDetail({ bet, onVerify }: BetDetailProps) {
  const text = useText('lottery/mine');
  const words = useTicketWords(bet.lotteryCode);
  const isDrawn = bet.numbers.length > 0;
  const isJudged = bet.state === 'won' || bet.state === 'lost';
  const rows: DefinitionRow[] = [
    {
      term: text('bet'),
      value: (
        <span className={styles.number}>
          {bet.betOrderNo} <CopyButton value={bet.betOrderNo} label={text('copyBet')} />
        </span>
      ),
    },
    ...(bet.chaseNo === '' ? [] : [{ term: text('chaseNo'), value: bet.chaseNo }]),
    { term: text('issue'), value: <span className="num">{bet.issue}</span> },
    { term: text('play'), value: words.play(bet.play) },
    { term: text('picks'), value: words.picks(bet) },
    { term: text('count'), value: <span className="num">{bet.betCount}</span> },
    {
      term: text('each'),
      value: text('eachOf', { unit: amountText(bet.unitSatang), multiple: bet.multiple }),
    },
    { term: text('time'), value: <Time value={bet.placedMs} /> },
    { term: text('drawTime'), value: <HouseTime value={bet.drawMs} /> },
    ...(isDrawn ? [{ term: text('numbers'), value: <Balls code={bet.lotteryCode} numbers={bet.numbers} /> }] : []),
    ...(bet.settledMs === undefined ? [] : [{ term: text('settled'), value: <Time value={bet.settledMs} /> }]),
    { term: text('stake'), value: <Money amount={bet.stakeSatang} /> },
    ...(isJudged ? [{ term: text('prize'), value: <Money amount={bet.prizeSatang} />, tone: 'total' as const }] : []),
  ];
  return (
    <div className={styles.mine}>
      <DefinitionRows rows={rows} />
      <div className={styles.acts}>
        {isDrawn && (
          <Button size="small" onClick={() => onVerify(bet.issue)}>
            {text('verify')}
          </Button>
        )}
        <Again bet={bet} />
      </div>
    </div>
  );
}

/** Puts the same numbers into the cart, without buying them. */
function Again({ bet }: { readonly bet: LotteryBet }) {
  const text = useText('lottery/mine');
  const [desk, change] = useDesk(bet.lotteryCode);
  const { play, picks, bankers, unitSatang } = bet;
  const isThere = desk.lines.some(({ id }) => id === bet.betOrderNo);
  return (
    <Button
      size="small"
      look="quiet"
      state={isThere ? { blocked: text('againDone') } : 'ready'}
      onClick={() =>
        change((now) => ({
          ...now,
          lines: [...now.lines, { id: bet.betOrderNo, play, picks, bankers, unitSatang, multiple: 1 }],
        }))
      }
    >
      {text('again')}
    </Button>
  );
}
