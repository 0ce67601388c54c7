/** The course of an event: buy-in, hands as received from the house, the player's moves, the end. */
import * as calls from '@foyer/contract/games/poker.ts';
import type { EventRound } from '@foyer/contract/games/poker.ts';
import { ask, askInTurn } from '../../frame/api.ts';
import { el, isCalm } from '../../frame/dom.ts';
import { isOnline } from '../../frame/line.ts';
import { keepPending, pendings } from '../pending.ts';
import type { Pending } from '../pending.ts';
import type { Room } from '../room.ts';
import type { Setting } from '../setting.ts';
import { createControls } from './controls.ts';
import { createFelt } from './felt.ts';
import { createLobby } from './lobby.ts';
import { createShow } from './show.ts';

export interface EventTable {
  begin(): Promise<void>;
  refresh(): Promise<void>;
  /** Money may have come in while the window was not looked at. */
  look(): Promise<void>;
  replay(event: EventRound): Promise<void>;
}

export function createEventTable(setting: Setting, room: Room): EventTable {
  const { words, lang } = setting;
  const { sessionId } = setting.state;
  let { purse, event } = setting.state;
  let isBusy = false;
  let isReplay = false;
  const felt = createFelt(words);
  const controls = createControls(words, (word) => void move(word));
  const lobby = createLobby(words, () => void buy(keepPending(sessionId, lobby.stakeSatang)));
  const next = el('button.primary.next', { type: 'button', hidden: true }, words('nextHand'));
  const floor = el('div.floor.event', {}, el('div.scene', {}, felt.root), lobby.root);
  const rack = el('footer.rack', {}, controls.root, next, room.back);
  const show = createShow(setting, room, felt, next);
  room.set(floor, rack);

  const isOpen = (): boolean => event !== undefined && event.place === 0;
  const lost = (): void => room.notice(words(isOnline() ? 'lost' : 'offline'));

  function draw(): void {
    const isAtTable = isOpen() || isReplay || show.isOn;
    floor.classList.toggle('is-lobby', !isAtTable);
    lobby.root.hidden = isAtTable;
    rack.hidden = !isAtTable;
    const isMine = isOpen() && !isBusy;
    controls.show(isMine ? event : undefined);
    if (isMine) felt.say(words('yourTurn'));
    const isEnded = event !== undefined && event.place > 0;
    lobby.show(purse.balanceSatang, isBusy, isEnded ? event : undefined);
  }

  function refused(answer: { readonly name: string | undefined; readonly message: string }): void {
    if (answer.name === 'GAME_SESSION_ENDED' || answer.name === 'SESSION_EXPIRED') return room.ended(answer.message);
    room.notice(answer.message);
  }

  /** What the house has answered with: its news is drawn step by step, then the player moves or the event is over. */
  async function take(answered: { readonly round: EventRound; readonly purse: typeof purse }): Promise<void> {
    room.notice('');
    event = answered.round;
    const run = show.play(event, isCalm());
    draw();
    await run;
    ({ purse } = answered);
    // The displayed balance only changes once the result is shown.
    room.showPurse(purse);
    if (event.place > 0) {
      room.sound.result();
      next.textContent = words('seeResult');
      await show.untilNext();
      next.textContent = words('nextHand');
    }
  }

  async function buy({ requestId, stakeSatang }: Pending): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    room.notice('');
    lobby.choose(stakeSatang);
    draw();
    const answer = await askInTurn(calls.buyIn, { sessionId, requestId, stakeSatang }, lang, lost);
    pendings.drop(sessionId);
    if (answer.kind === 'done') {
      show.forget();
      purse = answer.data.purse;
      room.showPurse(purse);
      await take(answer.data);
    } else {
      refused(answer);
      await read();
    }
    isBusy = false;
    draw();
    focusMove();
  }

  async function move(word: string): Promise<void> {
    if (isBusy || event === undefined) return;
    isBusy = true;
    felt.say('');
    draw();
    const request = { sessionId, roundId: event.roundId, index: event.moves.length, move: word };
    const answer = await askInTurn(calls.moveEvent, request, lang, lost);
    if (answer.kind === 'done') await take(answer.data);
    else {
      refused(answer);
      await read();
    }
    isBusy = false;
    draw();
    focusMove();
  }

  /** The buttons were locked while the bots played: the focus comes back to the first of the moves. */
  function focusMove(): void {
    if (document.activeElement !== document.body) return;
    if (isOpen()) controls.root.querySelector<HTMLElement>('.acts .primary')?.focus({ preventScroll: true });
  }

  /** Reads the current state from the house and shows it without animation. */
  async function read(): Promise<void> {
    const answer = await ask(calls.readPoker, { sessionId }, lang);
    if (answer.kind === 'refused') return refused(answer);
    if (answer.kind === 'lost') return lost();
    ({ purse, event } = answer.data);
    room.showPurse(purse);
    if (event) show.stand(event);
    draw();
  }

  return {
    async begin() {
      if (event) show.stand(event);
      draw();
      const pending = pendings.of(sessionId);
      if (pending !== undefined) await buy(pending);
    },
    async refresh() {
      if (!isBusy) await read();
    },
    async look() {
      if (!isBusy && !isOpen()) await read();
    },
    async replay(shown) {
      if (isBusy) return;
      isBusy = true;
      isReplay = true;
      room.markReplay(true);
      draw();
      await show.replay(shown, room.untilBack());
      isReplay = false;
      room.markReplay(false);
      isBusy = false;
      show.forget();
      if (event) show.stand(event);
      draw();
    },
  };
}
