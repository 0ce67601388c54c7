import { lotteryPlays } from '@foyer/contract/lottery/plays.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { Play, Shape } from '@foyer/contract/lottery/plays.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { playText } from '../words.ts';
import styles from './Bet.module.css';

const kinds = ['number', 'halves', 'colour'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (shape: Shape): Kind => (shape === 'halves' || shape === 'colour' ? shape : 'number');

interface PlayPickerProps {
  readonly code: LotteryCode;
  readonly play: Play;
  readonly onPlay: (play: string) => void;
}

/** Picks the kind of play (numbers, halves or colours), then the play. ENUM-021, CONST-035, AMB-067 */
export function PlayPicker({ code, play, onPlay }: PlayPickerProps) {
  const text = useText('lottery');
  const all = lotteryPlays[code];
  const ofKind = (kind: Kind) => all.filter(({ shape }) => kindOf(shape) === kind);
  const kind = kindOf(play.shape);
  const plays = ofKind(kind);
  return (
    <div className={styles.plays}>
      <Chips
        look="segments"
        label={text('kinds')}
        chips={kinds.filter((one) => ofKind(one).length > 0).map((value) => ({ value, label: text(`kind.${value}`) }))}
        selected={kind}
        onSelect={(next) => next !== kind && onPlay(ofKind(next)[0]?.play ?? play.play)}
      />
      {plays.length > 1 && (
        <Chips
          label={text('plays')}
          chips={plays.map((one) => ({ value: one.play, label: playText(text, code, one.play) }))}
          selected={play.play}
          onSelect={onPlay}
        />
      )}
    </div>
  );
}
