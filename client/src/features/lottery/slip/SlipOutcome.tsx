import { isLotteryCode } from '@foyer/contract/lottery/games.ts';
import { drawOfIssue } from '@foyer/contract/lottery/clock.ts';
import { houseTime } from '@foyer/text/time.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Note } from '#ui/feedback/Note.tsx';
import styles from './Slip.module.css';
import type { BetReceipt, Place } from './usePlace.ts';

interface SlipOutcomeProps {
  readonly place: Place;
  readonly onMine: (view: 'mine' | 'chases') => void;
}

/** The outcome of the last submission: placed, too late, failed, or being looked up. */
export function SlipOutcome({ place, onMine }: SlipOutcomeProps) {
  const text = useText('lottery/slip');
  const ui = useText('ui');
  const { placing } = place;
  switch (placing.kind) {
    case 'idle':
    case 'sending':
      return null;
    case 'placed':
      return <Placed receipt={placing.receipt} place={place} onMine={onMine} />;
    case 'late':
      return (
        <Note tone="warn" role="alert">
          <b>{text('lateTitle')}</b>
          <p>{text('late', { issue: placing.issue })}</p>
        </Note>
      );
    case 'failed':
      return (
        <Note tone="bad" role="alert">
          <p>{placing.words}</p>
          {placing.requestId && (
            <p className={styles.id}>
              {ui('requestId', { id: placing.requestId })}
              <CopyButton value={placing.requestId} label={ui('copyRequestId')} />
            </p>
          )}
        </Note>
      );
    case 'unknown':
      return (
        <Note tone="warn" role="alert">
          <b>{text('unknownTitle')}</b>
          <p>{text('unknownWords')}</p>
          <Button size="small" state={placing.isAsking ? 'busy' : 'ready'} onClick={() => void place.ask()}>
            {text(placing.isAsking ? 'asking' : 'ask')}
          </Button>
        </Note>
      );
    case 'found':
      return (
        <Note tone={placing.state === 'done' ? 'good' : 'info'} role="status">
          <p>
            {placing.state === 'done'
              ? text('found')
              : placing.state === 'none'
                ? text('notArrived')
                : text('wasRefused', { words: placing.words })}
          </p>
          {placing.state === 'done' && (
            <Button size="small" onClick={() => onMine('mine')}>
              {text('toMine')}
            </Button>
          )}
        </Note>
      );
  }
}

function Placed({ receipt, place, onMine }: SlipOutcomeProps & { readonly receipt: BetReceipt }) {
  const text = useText('lottery/slip');
  const { issue, betCount, stakeSatang, orderNo, chaseNo, lotteryCode } = receipt;
  const drawMs = isLotteryCode(lotteryCode) ? drawOfIssue(lotteryCode, issue)?.drawMs : undefined;
  const amount = amountText(stakeSatang);
  return (
    <Note tone="good" role="status">
      <b>{text('placed')}</b>
      <p>
        {chaseNo === ''
          ? text('placedWords', { issue, bets: betCount, amount, order: orderNo })
          : text('placedChase', { issue, amount, chase: chaseNo })}
        {drawMs !== undefined && ` ${text('drawAt', { time: houseTime(drawMs, 'clock') })}`}
      </p>
      <div className={styles.acts}>
        <Button size="small" onClick={() => onMine(chaseNo === '' ? 'mine' : 'chases')}>
          {text(chaseNo === '' ? 'toMine' : 'toChases')}
        </Button>
        <Button size="small" look="quiet" onClick={place.reset}>
          {text('again')}
        </Button>
      </div>
    </Note>
  );
}
