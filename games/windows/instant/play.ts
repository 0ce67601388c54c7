/** The course of play: a stake and a choice, the house's answer, what follows in a room, and a line that breaks. M03, M08 */
import * as calls from '@foyer/contract/games/instant.ts';
import type { InstantRound } from '@foyer/contract/games/instant.ts';
import type { PlayPurse } from '@foyer/contract/games/play.ts';
import { takeMove } from '../../engines/instant/game.ts';
import { isInstantStake } from '../../engines/instant/games.ts';
import { choiceText, resultText } from '../../engines/instant/words.ts';
import { askInTurn, askUntilAnswered } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { isCalm, toTop, wait } from '../frame/dom.ts';
import { isOnline } from '../frame/line.ts';
import { baht } from '../frame/money.ts';
import { idleLine, pressWord } from './lines.ts';
import { pendingRounds } from './pendingRound.ts';
import type { PendingRound } from './pendingRound.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';

export interface Play {
  press(): void;
  chosen(): void;
  move(move: number): void;
  /** Replays an earlier round without stake or prize. M07 */
  replay(round: InstantRound): Promise<void>;
  readonly isBusy: boolean;
  begin(): Promise<void>;
}

type Phase = 'idle' | 'busy' | 'open' | 'rest' | 'replay';
/** The screen waits a little longer than the house, so that its own answer is not for haste. */
const spareMs = 60;

export function createPlay(setting: Setting, room: Room): Play {
  const { state, game, words, lang } = setting;
  const { sessionId } = state;
  const { stage, bar, past, hud, sound } = room;
  let purse: PlayPurse = state.purse;
  let phase: Phase = 'idle';
  let open: InstantRound | undefined;
  let startedMs = -Infinity;

  const lost = (): void => room.notice(words(isOnline() ? 'lost' : 'offline'));
  const count = (): number => game.chips(stage.choice());

  function countDown(): void {
    const leftMs = startedMs + calls.minInstantCycleMs + spareMs - performance.now();
    bar.button(words('resting', { seconds: Math.max(1, Math.ceil(leftMs / 1000)) }), false);
  }

  /** Where nothing runs: what can be chosen, and the button that plays. */
  function draw(): void {
    const isIdle = phase === 'idle' || phase === 'rest';
    stage.lock(!isIdle);
    bar.lock(!isIdle);
    past.lock(!isIdle);
    bar.showCount(count());
    stage.showChip?.(bar.chip);
    if (phase === 'open' && open !== undefined) {
      const canTake = open.moves.length > 0;
      bar.button(canTake ? words('take', { amount: baht(open.winSatang) }) : words('openFirst'), canTake, 'take');
    } else if (phase === 'busy') bar.button(words('playing'), false);
    else if (phase === 'replay') bar.button(words('replayBadge'), false);
    else if (phase === 'rest') countDown();
    else bar.button(pressWord(words, game.code, baht(bar.chip * Math.max(1, count()))), count() > 0);
  }

  /** Until the next round may begin: five seconds from the start of this one. M11 */
  async function rest(): Promise<void> {
    phase = 'rest';
    draw();
    while (performance.now() < startedMs + calls.minInstantCycleMs + spareMs) {
      countDown();
      await wait(200);
      // A round of the past may be looked at meanwhile.
      if (phase !== 'rest') return;
    }
    phase = 'idle';
    draw();
  }

  function showOutcome(round: InstantRound): void {
    const result = resultText(words, { ...round, code: game.code });
    const net = round.winSatang - round.stakeSatang;
    const word = round.winSatang === 0 ? 'lostRound' : net > 0 ? 'won' : 'returned';
    room.call(result, words(word, { back: baht(round.winSatang), net: baht(net, true) }), net > 0);
  }

  /** Ends a round: shows the result and then the balance. A return of at most the stake is not celebrated. M11 */
  function finish(round: InstantRound): void {
    open = undefined;
    showOutcome(round);
    past.add(round);
    sound.end(round.winSatang > round.stakeSatang);
    hud.showPurse(purse);
    const result = resultText(words, { ...round, code: game.code });
    room.announce(words('announce', { result, balance: baht(purse.balanceSatang) }));
  }

  /** Plays a round from stake to result; an unanswered round is requested again. L04 */
  async function send({ requestId, stakeSatang, choice }: PendingRound): Promise<void> {
    phase = 'busy';
    startedMs = performance.now();
    toTop();
    stage.clear();
    room.call('', '', false);
    room.notice('');
    bar.button(words('sending'), false);
    stage.lock(true);
    bar.lock(true);
    const answer = await askInTurn(calls.openInstant, { sessionId, requestId, stakeSatang, choice }, lang, lost);
    pendingRounds.drop(sessionId);
    if (answer.kind === 'refused') return refused(answer);
    room.notice('');
    const { round } = answer.data;
    ({ purse } = answer.data);
    stage.choose(round.choice);
    const paid = round.isSettled ? round.winSatang : 0;
    hud.showPurse({ ...purse, balanceSatang: purse.balanceSatang - paid, wonSatang: purse.wonSatang - paid });
    draw();
    await stage.show(round, isCalm());
    if (!round.isSettled) return enter(round);
    finish(round);
    return rest();
  }

  /** The round is open: the player opens doors or cashes out. */
  function enter(round: InstantRound): void {
    open = round;
    phase = 'open';
    room.call(...idleLine(words, game.code, round));
    draw();
  }

  async function act(move: number): Promise<void> {
    if (phase !== 'open' || open === undefined) return;
    const { roundId } = open;
    phase = 'busy';
    const actedMs = performance.now();
    if (move === takeMove) bar.button(words('sending'), false);
    const answer = await askInTurn(calls.actInstant, { sessionId, roundId, move }, lang, lost);
    if (answer.kind === 'refused') return refused(answer);
    room.notice('');
    const { round } = answer.data;
    ({ purse } = answer.data);
    sound.open();
    await stage.show(round, isCalm());
    if (!round.isSettled) {
      await wait(actedMs + calls.minInstantActMs + spareMs - performance.now());
      return enter(round);
    }
    finish(round);
    return rest();
  }

  async function refused({ name, message }: Extract<Answer<unknown>, { kind: 'refused' }>): Promise<void> {
    if (name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED') return room.ended(message);
    const answer = await askUntilAnswered(calls.readInstant, { sessionId }, lang, lost);
    if (answer.kind === 'refused') return room.ended(answer.message);
    ({ purse } = answer.data);
    hud.showPurse(purse);
    room.notice(message);
    const { openRound, lastRound } = answer.data;
    await stand(openRound ?? lastRound);
    if (openRound) return enter(openRound);
    phase = 'idle';
    return draw();
  }

  async function stand(round: InstantRound | undefined): Promise<void> {
    if (round === undefined) return room.call(...idleLine(words, game.code));
    stage.choose(round.choice);
    await stage.show(round, true);
    if (round.isSettled) showOutcome(round);
  }

  return {
    get isBusy() {
      return phase === 'busy' || phase === 'open' || phase === 'replay';
    },
    press() {
      if (phase === 'open') return void act(takeMove);
      if (phase !== 'idle') return;
      const choice = stage.choice();
      const stakeSatang = bar.chip * count();
      if (!isInstantStake(game, choice, stakeSatang)) return room.call(...idleLine(words, game.code));
      if (purse.balanceSatang < stakeSatang) return room.notice(words('poor', { balance: baht(purse.balanceSatang) }));
      if (!isOnline()) return room.notice(words('offline'));
      hud.showPurse({
        ...purse,
        balanceSatang: purse.balanceSatang - stakeSatang,
        stakedSatang: purse.stakedSatang + stakeSatang,
      });
      return void send(pendingRounds.keep(sessionId, { requestId: crypto.randomUUID(), stakeSatang, choice }));
    },
    chosen: draw,
    move: (move) => void act(move),
    async replay(round) {
      if (phase !== 'idle' && phase !== 'rest') return;
      const [choice, chip] = [stage.choice(), bar.chip];
      phase = 'replay';
      room.markReplay(true);
      stage.clear();
      stage.choose(round.choice);
      bar.setChip(round.stakeSatang / Math.max(1, game.chips(round.choice)));
      draw();
      room.call(words('replayOf', { nonce: round.nonce }), choiceText(words, game.code, round.choice), false);
      // The way back is open from the first moment on.
      const back = room.untilBack().then(() => 'left' as const);
      const shown = stage.show(round, isCalm()).then(() => 'shown' as const);
      if ((await Promise.race([shown, back])) === 'shown') {
        showOutcome(round);
        await back;
      }
      room.markReplay(false);
      stage.clear();
      if (choice !== '') stage.choose(choice);
      bar.setChip(chip);
      room.call(...idleLine(words, game.code));
      await rest();
    },
    async begin() {
      hud.showPurse(purse);
      const before = state.openRound ?? state.lastRound;
      if (before) bar.setChip(before.stakeSatang / Math.max(1, game.chips(before.choice)));
      draw();
      void past.load();
      await stand(before);
      const left = pendingRounds.of(sessionId);
      if (left) return send(left);
      if (state.openRound) {
        room.notice(words('held'), 'info');
        return enter(state.openRound);
      }
      return draw();
    },
  };
}
