import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { zonesOf } from '@foyer/contract/lottery/plays.ts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Pad } from '../pad/Pad.tsx';
import { chartQuery, offerQuery } from '../reads.ts';
import { awayOf } from './away.ts';
import styles from './Bet.module.css';
import { BetBar } from './BetBar.tsx';
import { isEmpty } from './pick.ts';
import { PlayPicker } from './PlayPicker.tsx';
import { PlayRule } from './PlayRule.tsx';
import { Stake } from './Stake.tsx';
import { useBetting } from './useBetting.ts';
import type { Betting } from './useBetting.ts';

interface BetPanelProps {
  readonly code: LotteryCode;
  /** The latest drawn issue. Omissions are read again when it changes. */
  readonly latestIssue: string;
  readonly onCart: () => void;
}

const randomCounts = [1, 5, 10] as const;

/** Play, numbers, stake, and the bar that adds them to the cart. SCREEN-018 */
export function BetPanel({ code, latestIssue, onCart }: BetPanelProps) {
  const text = useText('lottery');
  const betting = useBetting(code);
  const { desk, play, selection } = betting;
  const isHydrated = useHydrated();
  const draws = useQuery({ ...chartQuery(code, latestIssue), enabled: isHydrated });
  const offer = useQuery({ ...offerQuery(code), enabled: isHydrated });
  const isDragged = desk.dragged.includes(play.play);
  return (
    <div className={styles.panel}>
      <PlayPicker code={code} play={play} onPlay={betting.setPlay} />
      <PlayRule play={play} unitSatang={desk.unitSatang} />
      {zonesOf(play).bankers > 0 && (
        <div className={styles.drag}>
          <Switch
            label={text('drag')}
            checked={isDragged}
            onChange={({ target }) => betting.setDragged(target.checked)}
          />
          {isDragged && <span className={styles.note}>{text('dragHint')}</span>}
        </div>
      )}
      <PickTools betting={betting} />
      <Pad
        play={play}
        selection={selection}
        isDragged={isDragged}
        away={draws.data && awayOf(play, draws.data)}
        onPick={betting.pick}
      />
      <p className={styles.note}>{text('awayNote')}</p>
      <Stake
        unitSatang={desk.unitSatang}
        units={offer.data?.unitsSatang ?? bettingLimits.unitsSatang}
        multiple={desk.multiple}
        onUnit={betting.setUnit}
        onMultiple={betting.setMultiple}
      />
      <BetBar betting={betting} onCart={onCart} />
    </div>
  );
}

/** Random tickets, and the button that clears the pad. */
function PickTools({ betting }: { readonly betting: Betting }) {
  const text = useText('lottery');
  return (
    <div className={styles.tools} role="group" aria-label={text('random')}>
      <span className={styles.toolsLabel}>{text('random')}</span>
      {randomCounts.map((count) => (
        <Button
          key={count}
          size="small"
          aria-label={text('randomCount', { count })}
          onClick={() => betting.addRandom(count)}
        >
          {text('tickets', { count })}
        </Button>
      ))}
      <Button
        size="small"
        look="quiet"
        className={classes(styles.clear, isEmpty(betting.selection) && styles.none)}
        onClick={betting.clear}
      >
        {text('clearPicks')}
      </Button>
    </div>
  );
}
