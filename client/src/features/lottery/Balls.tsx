import { lotteryColourLabel } from '@foyer/contract/lottery/colour.ts';
import { ballColour, lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { Unseen } from '#ui/layout/Unseen.tsx';
import styles from './Balls.module.css';
import { ballText } from './words.ts';

interface BallsProps {
  readonly code: LotteryCode;
  /** In the order drawn; undefined before the draw. */
  readonly numbers: readonly number[] | undefined;
  readonly size?: 'small' | 'large';
}

/** Drawn balls, each in its colour. The ball whose colour counts also names it in text. AMB-067 */
export function Balls({ code, numbers, size = 'small' }: BallsProps) {
  const label = useText('labels');
  const { balls, colourBall } = lotteryGame(code);
  const places = numbers ?? Array.from({ length: balls.count }, () => undefined);
  const colourOf = (ball: number) => label(lotteryColourLabel(ballColour(ball)));
  return (
    <span className={classes(styles.balls, styles[size])}>
      {numbers && (
        <Unseen>
          {numbers
            .map((ball, place) => ballText(code, ball) + (place === colourBall ? ` ${colourOf(ball)}` : ''))
            .join(' ')}
        </Unseen>
      )}
      {places.map((ball, place) => (
        // Only the place distinguishes equal balls.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={styles.place} aria-hidden="true">
          {code === 'daily' && place === colourBall && <span className={styles.plus}>+</span>}
          <span className={classes(styles.ball, ball !== undefined && styles[ballColour(ball)])}>
            {ball === undefined ? '' : ballText(code, ball)}
          </span>
          {ball !== undefined && place === colourBall && <small className={styles.name}>{colourOf(ball)}</small>}
        </span>
      ))}
    </span>
  );
}
