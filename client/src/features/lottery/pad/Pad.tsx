import { lotteryColours, lotteryColourLabel } from '@foyer/contract/lottery/colour.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import { halves, zonesOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import type { Selection } from '@foyer/contract/lottery/selection.ts';
import { useText } from '#text/useText.tsx';
import { withBankers, withZone } from '../bet/pick.ts';
import { ballText, oddsText, zoneText } from '../words.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { NumberRow } from './NumberRow.tsx';
import styles from './Pad.module.css';

interface PadProps {
  readonly play: Play;
  readonly selection: Selection;
  /** Bankers (胆) and drags (拖) are two rows. */
  readonly isDragged: boolean;
  /** Omissions by zone; undefined while the draws load. */
  readonly away: readonly (readonly number[])[] | undefined;
  readonly onPick: (selection: Selection) => void;
}

/** The pad on which a play's numbers are picked, one row per zone. */
export function Pad({ play, selection, isDragged, away, onPick }: PadProps) {
  const text = useText('lottery');
  const { lotteryCode: code, shape } = play;
  const { values, bankers: mostBankers } = zonesOf(play);
  const { balls } = lotteryGame(code);
  const write = (number: number) => ballText(code, number);
  const row = { balls, numbers: values, write } as const;
  if (shape === 'halves' || shape === 'colour') return <Choices {...{ play, selection, away, onPick }} />;
  if (isDragged && mostBankers > 0) {
    return (
      <div className={styles.pad}>
        <NumberRow
          {...row}
          label={text('place.bankers')}
          chosen={selection.bankers}
          most={mostBankers}
          away={away?.[0]}
          hasQuickPicks={false}
          onChange={(bankers) => onPick(withBankers(selection, bankers))}
        />
        <NumberRow
          {...row}
          label={text('place.drags')}
          chosen={selection.picks[0] ?? []}
          taken={selection.bankers}
          away={away?.[0]}
          hasQuickPicks
          onChange={(picks) => onPick(withZone(selection, 0, picks))}
        />
      </div>
    );
  }
  return (
    <div className={styles.pad}>
      {selection.picks.map((chosen, zone) => (
        <NumberRow
          // Only the place distinguishes zones.
          // oxlint-disable-next-line react/no-array-index-key
          key={zone}
          {...row}
          label={zoneText(text, play, zone)}
          chosen={chosen}
          away={away?.[zone]}
          hasQuickPicks
          onChange={(picks) => onPick(withZone(selection, zone, picks))}
        />
      ))}
    </div>
  );
}

function Choices({ play, selection, away, onPick }: Omit<PadProps, 'isDragged'>) {
  const text = useText('lottery');
  const label = useText('labels');
  const odds = (index: number) => oddsText(play.prices[Math.min(index, play.prices.length - 1)]?.oddsHundredths ?? 0);
  const choices =
    play.shape === 'halves'
      ? halves.map((half, value) => ({ value, label: text(`half.${half}`), odds: odds(0) }))
      : lotteryColours.flatMap((colour, value) =>
          colour === 'number'
            ? []
            : [{ value, label: label(lotteryColourLabel(colour)), odds: odds(value - 1), look: colour }],
        );
  return (
    <div className={styles.pad}>
      {selection.picks.map((chosen, zone) => (
        <ChoiceRow
          // Only the place distinguishes zones.
          // oxlint-disable-next-line react/no-array-index-key
          key={zone}
          label={zoneText(text, play, zone)}
          choices={choices}
          chosen={chosen}
          away={away?.[zone]}
          onChange={(picks) => onPick(withZone(selection, zone, picks))}
        />
      ))}
    </div>
  );
}
