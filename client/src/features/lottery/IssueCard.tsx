import { houseTime } from '@foyer/text/time.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Balls } from './Balls.tsx';
import { useHouseValue } from './clock/houseClock.ts';
import { clockText, secondsUntil } from './clock/phase.ts';
import type { GameState, Latest, Phase } from './clock/phase.ts';
import styles from './IssueCard.module.css';
import { useIssueNow } from './useGames.ts';

interface IssueCardProps {
  readonly game: GameState;
  readonly onVerify: (issue: string) => void;
}

const tones = {
  waiting: 'neutral',
  open: 'good',
  closed: 'warn',
  paused: 'warn',
  annulled: 'warn',
} as const satisfies Record<Phase, string>;

/** The issue on sale with its countdown, and the latest draw. Both come from the same `useIssueNow`. */
export function IssueCard({ game, onVerify }: IssueCardProps) {
  const text = useText('lottery');
  const { times, phase, latest } = useIssueNow(game);
  return (
    <Card mark="lintel lit" className={styles.card} aria-label={text('issueNow')}>
      <div className={styles.now}>
        <div className={styles.head}>
          <b className={styles.issue}>{text('issue', { issue: times.issue })}</b>
          <Badge hasDot tone={tones[phase]}>
            {text(`phase.${phase}`)}
          </Badge>
        </div>
        <Countdown phase={phase} closeMs={times.closeMs} drawMs={times.drawMs} />
      </div>
      <LatestDraw code={game.lotteryCode} latest={latest} onVerify={onVerify} />
    </Card>
  );
}

interface CountdownProps {
  readonly phase: Phase;
  readonly closeMs: number;
  readonly drawMs: number;
}

/** Counts down to the cut-off while bets are taken, then to the draw. Not announced, as it changes every second. */
function Countdown({ phase, closeMs, drawMs }: CountdownProps) {
  const text = useText('lottery');
  const target = phase === 'open' ? closeMs : drawMs;
  const left = useHouseValue((nowMs) => (nowMs === undefined ? '––:––' : clockText(secondsUntil(target, nowMs))));
  return (
    <div>
      <p className={styles.timer} role="timer" aria-live="off">
        <span className={styles.label}>{text(phase === 'open' || phase === 'waiting' ? 'closesIn' : 'drawsIn')}</span>
        <span className={styles.figure}>{phase === 'paused' || phase === 'annulled' ? '––:––' : left}</span>
      </p>
      <p className={styles.note}>
        {text('closesAt', { time: clockOf(closeMs), drawTime: clockOf(drawMs) })} · {text('byHouse')}
      </p>
    </div>
  );
}

const clockOf = (ms: number): string => houseTime(ms, 'clock', 'namedBeside');

function LatestDraw({
  code,
  latest,
  onVerify,
}: Pick<IssueCardProps, 'onVerify'> & { readonly code: GameState['lotteryCode']; readonly latest: Latest }) {
  const text = useText('lottery');
  const { issue, state } = latest;
  return (
    <div className={styles.latest}>
      <div className={styles.latestHead}>
        {/* One label at a time: a second would wrap on a phone and move the whole page with every draw. */}
        {state === 'drawn' && latest.draw.isExample ? (
          <Badge tone="truth">{text('example')}</Badge>
        ) : (
          <span className={styles.label}>{text(state === 'drawing' ? 'drawing' : 'latest')}</span>
        )}
        <span className="num">{text('issue', { issue })}</span>
      </div>
      <div className={styles.result} aria-live="polite">
        {state === 'void' ? (
          <span>{text('annulled')}</span>
        ) : (
          <Balls code={code} size="large" numbers={state === 'drawn' ? latest.draw.numbers : undefined} />
        )}
        {state === 'drawing' && <span className="sr">{text('drawing')}</span>}
      </div>
      <Button
        size="small"
        look="quiet"
        className={styles.verify}
        aria-label={text('verifyOf', { issue })}
        onClick={() => onVerify(issue)}
      >
        {text('verify')}
      </Button>
    </div>
  );
}
