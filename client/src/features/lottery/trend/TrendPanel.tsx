import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { streaksOf } from '@foyer/contract/lottery/streaks.ts';
import type { Trait } from '@foyer/contract/lottery/streaks.ts';
import { omissionsOf, trendOf } from '@foyer/contract/lottery/trend.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { chartDraws, chartQuery } from '../reads.ts';
import { ballText, placeText } from '../words.ts';
import styles from './Trend.module.css';
import { TrendChart, TrendTable } from './TrendChart.tsx';

interface TrendPanelProps {
  readonly code: LotteryCode;
  readonly latestIssue: string;
}

const chartRows = 30;
const leastStreak = 4;
/** With at most this many numbers, the table fits beside the chart on a wide page. */
const mostBeside = 12;

/** Streaks, the trend chart and its table, labelled as a record of past draws. */
export function TrendPanel({ code, latestIssue }: TrendPanelProps) {
  const text = useText('lottery/draws');
  const draws = useQuery(chartQuery(code, latestIssue));
  if (draws.isPending) return <SkeletonRows rows={8} />;
  if (draws.isError && !draws.data) {
    return (
      <ErrorState title={text('failed')} onRetry={() => void draws.refetch()} requestId={requestIdOf(draws.error)}>
        {text('unchanged')}
      </ErrorState>
    );
  }
  return (
    <div className={styles.panel}>
      <Streaks code={code} draws={draws.data} />
      <Trend key={code} code={code} draws={draws.data} />
    </div>
  );
}

interface DrawsProps {
  readonly code: LotteryCode;
  /** Newest first. */
  readonly draws: readonly LotteryDraw[];
}

function Trend({ code, draws }: DrawsProps) {
  const lottery = useText('lottery');
  const text = useText('lottery/draws');
  const { balls, colourBall } = lotteryGame(code);
  const [chosen, setChosen] = useState(code === 'fiveMinute' ? 'whole' : String(code === 'daily' ? colourBall : 0));
  const place = chosen === 'whole' ? undefined : Number(chosen);
  const places = Array.from({ length: balls.count }, (_, index) => index);
  const label = place === undefined ? text('whole') : placeText(lottery, code, place);
  const rows = trendOf(code, draws, place);
  const omissions = omissionsOf(code, draws, place);
  const write = (number: number) => ballText(code, number);
  const hasExamples = draws.some(({ isExample }) => isExample);
  return (
    <Card title={text('trend')} aside={hasExamples && <Badge tone="truth">{text('examples')}</Badge>}>
      <div className={styles.trend}>
        <p className="muted">{text('trendLead', { count: Math.min(draws.length, chartDraws) })}</p>
        <Chips
          label={text('place')}
          chips={[
            ...(balls.isReplaced ? [] : [{ value: 'whole', label: text('whole') }]),
            ...places.map((value) => ({ value: String(value), label: placeText(lottery, code, value) })),
          ]}
          selected={chosen}
          onSelect={setChosen}
        />
        <div className={classes(styles.trend, omissions.length <= mostBeside && styles.beside)}>
          <TrendChart
            label={label}
            rows={rows.slice(-chartRows)}
            numbers={omissions.map(({ number }) => number)}
            write={write}
            isJoined={place !== undefined}
          />
          <TrendTable label={label} rows={rows} omissions={omissions} write={write} />
        </div>
      </div>
    </Card>
  );
}

function Streaks({ code, draws }: DrawsProps) {
  const lottery = useText('lottery');
  const text = useText('lottery/draws');
  const labels = useText('labels');
  const streaks = streaksOf(code, draws, leastStreak);
  const traitText = (trait: Trait) =>
    trait === 'red' || trait === 'yellow' || trait === 'blue'
      ? labels(`lotteryColour.${trait}`)
      : lottery(`half.${trait}`);
  return (
    <Card title={text('streaks')}>
      <div className={styles.trend}>
        <p className="muted">{text('streaksLead', { least: leastStreak })}</p>
        {streaks.length === 0 ? (
          <p className="faint">{text('noStreaks', { least: leastStreak })}</p>
        ) : (
          <ul className={styles.streaks}>
            {streaks.map(({ place, trait, length }) => (
              <li key={`${place} ${trait}`}>
                <span>{placeText(lottery, code, place)}</span>
                <b>{traitText(trait)}</b>
                <span className="num">{text('streak', { count: length })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
