import { lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useText } from '#text/useText.tsx';
import { usePressed } from '#ui/actions/usePressed.ts';
import { useHouseValue } from './clock/houseClock.ts';
import { clockText, issueAt, secondsUntil } from './clock/phase.ts';
import type { GameState } from './clock/phase.ts';
import styles from './GameSwitch.module.css';

interface GameSwitchProps {
  readonly games: readonly GameState[];
  readonly selected: LotteryCode;
  readonly onGame: (code: LotteryCode) => void;
}

/** Switch between the games, each with its remaining time. */
export function GameSwitch({ games, selected, onGame }: GameSwitchProps) {
  const text = useText('lottery');
  const [shown, press] = usePressed(selected, onGame);
  return (
    <div className={styles.games} role="group" aria-label={text('games')}>
      {lotteryCodes.map((code) => {
        const game = games.find(({ lotteryCode }) => lotteryCode === code);
        return (
          <button key={code} type="button" aria-pressed={code === shown} onClick={() => press(code)}>
            <b>{text(`game.${code}`)}</b>
            <span className={styles.every}>{text(`every.${code}`)}</span>
            {game && <Left game={game} />}
          </button>
        );
      })}
    </div>
  );
}

function Left({ game }: { readonly game: GameState }) {
  const left = useHouseValue((nowMs) => {
    const { times, phase } = issueAt(game, nowMs);
    return phase === 'open' && nowMs !== undefined ? clockText(secondsUntil(times.closeMs, nowMs)) : phase;
  });
  const text = useText('lottery');
  const isClock = /\d/.test(left);
  return (
    <span className={styles.left} aria-hidden="true">
      {isClock ? left : left === 'paused' ? text('phase.paused') : '––:––'}
    </span>
  );
}
