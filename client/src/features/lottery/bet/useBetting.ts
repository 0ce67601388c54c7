import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { countBets } from '@foyer/contract/lottery/selection.ts';
import type { Selection } from '@foyer/contract/lottery/selection.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { showMessage } from '#ui/messages/messages.ts';
import { replaced } from '../slip/line.ts';
import type { CartLine } from '../slip/line.ts';
import { pickedOn, playOn, useDesk } from './deskState.ts';
import type { DeskState } from './deskState.ts';
import { browserChance, chancePick, noPicks } from './pick.ts';

/** State and actions of the pad and the bar for one game. */
export function useBetting(code: LotteryCode) {
  const text = useText('lottery');
  const [desk, change] = useDesk(code);
  const play = playOn(code, desk);
  const selection = pickedOn(code, desk);
  const { unitSatang, multiple } = desk;
  const [put, setPut] = useState<{ readonly count: number; readonly before: DeskState; readonly lines: object }>();
  // The message about the last added line is dropped when the cart changes.
  const added = put?.lines === desk.lines ? put : undefined;
  const lineOf = (picked: Selection, id: string = crypto.randomUUID()): CartLine => ({
    ...picked,
    id,
    unitSatang,
    multiple,
  });
  const add = (lines: readonly CartLine[], after: Partial<DeskState> = {}) => {
    if (desk.lines.length + lines.length > bettingLimits.maxLines)
      return showMessage({ kind: 'warning', text: text('full', { most: bettingLimits.maxLines }) });
    const all = [...desk.lines, ...lines];
    change((now) => ({ ...now, lines: all, ...after }));
    announce(text('added', { count: lines.length }));
    setPut({ count: lines.length, before: desk, lines: all });
  };
  const cleared = { ...desk.picked, [play.play]: noPicks(play) };
  return {
    desk,
    change,
    play,
    selection,
    bets: countBets(code, selection),
    /** Number of lines that the last press added to the cart; undefined after any other action. */
    added: added?.count,
    takeBack: () => {
      if (added) change((now) => ({ ...now, lines: added.before.lines, picked: added.before.picked }));
      setPut(undefined);
    },
    pick: (picked: Selection) => {
      setPut(undefined);
      change((now) => ({ ...now, picked: { ...now.picked, [play.play]: picked } }));
    },
    setPlay: (next: string) => change((now) => ({ ...now, play: next, editing: undefined })),
    setDragged: (isOn: boolean) =>
      change((now) => ({
        ...now,
        dragged: isOn ? [...now.dragged, play.play] : now.dragged.filter((one) => one !== play.play),
        picked: cleared,
      })),
    clear: () => change((now) => ({ ...now, picked: cleared })),
    setUnit: (satang: number) => change((now) => ({ ...now, unitSatang: satang })),
    setMultiple: (next: number) => change((now) => ({ ...now, multiple: next })),
    addPicked: () => add([lineOf(selection)], { picked: cleared }),
    addRandom: (count: number) => add(Array.from({ length: count }, () => lineOf(chancePick(play, browserChance)))),
    saveEdited: () =>
      change((now) => ({
        ...now,
        lines: replaced(now.lines, lineOf(selection, now.editing)),
        editing: undefined,
        picked: cleared,
      })),
    stopEditing: () => change((now) => ({ ...now, editing: undefined, picked: cleared })),
  } as const;
}
export type Betting = ReturnType<typeof useBetting>;
