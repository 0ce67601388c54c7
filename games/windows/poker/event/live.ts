/** The state of the event in the window, and the table, lobby and bar that show it. */
import type { EventRound } from '@foyer/contract/play/poker.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { el } from '../../frame/dom.ts';
import type { Room } from '../room.ts';
import { createCountdown, restSeconds } from '../rest.ts';
import type { Setting } from '../setting.ts';
import { createControls } from './controls.ts';
import type { Controls } from './controls.ts';
import { createFelt } from './felt.ts';
import type { Felt } from './felt.ts';
import { createLobby } from './lobby.ts';
import type { Lobby } from './lobby.ts';
import { createShow } from './show.ts';
import type { Show } from './show.ts';

export interface LiveEvent {
  readonly setting: Setting;
  readonly room: Room;
  readonly felt: Felt;
  readonly controls: Controls;
  readonly lobby: Lobby;
  readonly next: HTMLButtonElement;
  readonly floor: HTMLElement;
  readonly rack: HTMLElement;
  readonly show: Show;
  purse: PlayPurse;
  /** The running event or the last one. */
  event: EventRound | undefined;
  isBusy: boolean;
  isReplay: boolean;
  /** Draws the lobby again until the next event may begin. */
  readonly countDown: (seconds: number) => void;
}

export interface EventActions {
  onMove(word: string): void;
  onBuy(stakeSatang: number): void;
}

export function createLiveEvent(setting: Setting, room: Room, actions: EventActions): LiveEvent {
  const { words, state } = setting;
  const felt = createFelt(words, state.face);
  const controls = createControls(words, (word) => actions.onMove(word));
  const lobby = createLobby(words, () => actions.onBuy(lobby.stakeSatang));
  const next = el('button.primary.next', { type: 'button', hidden: true }, words('nextHand'));
  const floor = el('div.floor.room.event', {}, el('div.scene', {}, felt.root), lobby.root);
  const rack = el('footer.rack', {}, controls.root, next, room.back);
  const show = createShow(setting, room, felt, next);
  room.set(floor, rack);
  const { purse, event } = state;
  const live: LiveEvent = {
    setting,
    room,
    felt,
    controls,
    lobby,
    next,
    floor,
    rack,
    show,
    purse,
    event,
    isBusy: false,
    isReplay: false,
    countDown: createCountdown(() => drawLobby(live)),
  };
  return live;
}

export const isOpen = ({ event }: LiveEvent): boolean => event !== undefined && event.place === 0;

export function draw(live: LiveEvent): void {
  const { felt, floor, lobby, rack, event, isBusy } = live;
  const isAtTable = isOpen(live) || live.isReplay || live.show.isOn;
  floor.classList.toggle('is-lobby', !isAtTable);
  lobby.root.hidden = isAtTable;
  rack.hidden = !isAtTable;
  const isMine = isOpen(live) && !isBusy;
  live.controls.show(isMine ? event : undefined);
  if (isMine) felt.setStatus(live.setting.words('yourTurn'));
  drawLobby(live);
}

function drawLobby(live: LiveEvent): void {
  const { lobby, event, isBusy } = live;
  const isEnded = event !== undefined && event.place > 0;
  const seconds = isEnded ? restSeconds(event) : 0;
  lobby.show(live.purse.balanceSatang, isBusy, isEnded ? event : undefined, seconds);
  live.countDown(seconds);
}

/** Moves the focus back to the moves, because it was lost when their buttons were disabled. */
export function focusMove(live: LiveEvent): void {
  if (document.activeElement !== document.body) return;
  if (isOpen(live)) live.controls.root.querySelector<HTMLElement>('.acts .primary')?.focus({ preventScroll: true });
}
