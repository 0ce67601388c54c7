import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { useDesk } from '../bet/deskState.ts';
import type { DeskState } from '../bet/deskState.ts';
import type { GameState } from '../clock/phase.ts';
import { useIssueNow } from '../useGames.ts';
import { boughtIn, cartBets, cartSatang, duplicatesIn, merged, without } from './cart.ts';
import { chaseSatang, plainPlan } from './chase.ts';
import type { ChasePlan } from './chase.ts';
import { ChaseForm } from './ChaseForm.tsx';
import { replaced } from './line.ts';
import styles from './Slip.module.css';
import { SlipFoot } from './SlipFoot.tsx';
import { SlipLine } from './SlipLine.tsx';
import { SlipOutcome } from './SlipOutcome.tsx';
import { useBought } from './useBought.ts';
import type { Place } from './usePlace.ts';

interface SlipProps {
  readonly game: GameState;
  /** The chase (追号); undefined if the cart is for one issue. */
  readonly plan: ChasePlan | undefined;
  readonly place: Place;
  readonly onPlan: (plan: ChasePlan | undefined) => void;
  /** Called when a line is edited, to scroll to the pad. */
  readonly onEdit: () => void;
  /** Opens the list of bets or chases. */
  readonly onMine: (view: 'mine' | 'chases') => void;
}

/** The cart with its whole cost before it is sent. SCREEN-018, M20 */
export function Slip({ game, plan, place, onPlan, onEdit, onMine }: SlipProps) {
  const code = game.lotteryCode;
  const text = useText('lottery/slip');
  const lottery = useText('lottery');
  const [{ lines }] = useDesk(code);
  const { undo, act, takeBack } = useUndo(code);
  const { times } = useIssueNow(game);
  const onceSatang = cartSatang(code, lines);
  return (
    <div className={styles.slip}>
      <SlipOutcome place={place} onMine={onMine} />
      {lines.length === 0 ? <Empty /> : <SlipLines code={code} issue={times.issue} onAct={act} onEdit={onEdit} />}
      {undo && (
        <p className={styles.undo}>
          {undo}
          <Button size="small" look="quiet" onClick={takeBack}>
            {lottery('undo')}
          </Button>
        </p>
      )}
      {lines.length > 0 && (
        <>
          <Switch
            label={text('chase')}
            checked={plan !== undefined}
            onChange={({ target }) => onPlan(target.checked ? plainPlan : undefined)}
          />
          {plan && (
            <ChaseForm code={code} plan={plan} firstIndex={times.index} onceSatang={onceSatang} onPlan={onPlan} />
          )}
          <SlipFoot
            game={game}
            lines={lines}
            plan={plan}
            totalSatang={plan ? chaseSatang(plan, onceSatang) : onceSatang}
            place={place}
          />
        </>
      )}
    </div>
  );
}

interface SlipLinesProps {
  readonly code: LotteryCode;
  /** The issue that the cart is for. Lines already bought for it are marked. */
  readonly issue: string;
  readonly onAct: ReturnType<typeof useUndo>['act'];
  readonly onEdit: () => void;
}

function SlipLines({ code, issue, onAct, onEdit }: SlipLinesProps) {
  const text = useText('lottery/slip');
  const [desk, change] = useDesk(code);
  const { lines } = desk;
  const sameAs = duplicatesIn(lines);
  const bought = boughtIn(lines, useBought(code, issue));
  const hasSame = sameAs.some((one) => one !== undefined);
  return (
    <>
      <div className={styles.head}>
        <span className="num">{text('count', { lines: lines.length, bets: cartBets(code, lines) })}</span>
        {hasSame && (
          <Button size="small" look="quiet" onClick={() => onAct(text('merged'), (now) => merged(now))}>
            {text('merge')}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => onAct(text('cleared'), () => [])}>
          {text('clear')}
        </Button>
      </div>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <SlipLine
            key={line.id}
            code={code}
            line={line}
            place={index + 1}
            sameAs={sameAs[index]}
            isBought={bought[index] === true}
            isEdited={line.id === desk.editing}
            onMultiple={(multiple) => change((now) => ({ ...now, lines: replaced(now.lines, { ...line, multiple }) }))}
            onEdit={() => {
              change((now) => onPad(now, line.id));
              onEdit();
            }}
            onRemove={() => onAct(text('removed'), (now) => without(now, line.id))}
          />
        ))}
      </ul>
    </>
  );
}

function Empty() {
  const text = useText('lottery/slip');
  return (
    <div className={styles.empty}>
      <b>{text('empty')}</b>
      <p className="faint small">{text('emptyWords')}</p>
    </div>
  );
}

/** Loads a line's numbers and stake into the pad for editing. Saving puts them back in its place. */
function onPad(desk: DeskState, id: string): DeskState {
  const line = desk.lines.find((one) => one.id === id);
  if (!line) return desk;
  const { play, picks, bankers, unitSatang, multiple } = line;
  const others = desk.dragged.filter((one) => one !== play);
  return {
    ...desk,
    play,
    picked: { ...desk.picked, [play]: { play, picks, bankers } },
    dragged: bankers.length > 0 ? [...others, play] : others,
    unitSatang,
    multiple,
    editing: id,
  };
}

/** Undo for removed lines, except those bought in the meantime. */
function useUndo(code: LotteryCode) {
  const [desk, change] = useDesk(code);
  const [done, setDone] = useState<{ readonly words: string } & Record<'before' | 'after', DeskState['lines']>>();
  const last = done?.after === desk.lines ? done : undefined;
  return {
    undo: last?.words,
    act: (words: string, next: (lines: DeskState['lines']) => DeskState['lines']) => {
      const after = next(desk.lines);
      setDone({ words, before: desk.lines, after });
      announce(words);
      change((now) => ({ ...now, lines: after, editing: undefined }));
    },
    takeBack: () => {
      if (last) change((now) => ({ ...now, lines: last.before }));
      setDone(undefined);
    },
  } as const;
}
