/** Elements around the canvas: top bar, seats, notices, live region, bottom bar. */
import type { FishSeat } from '@foyer/contract/play/fish.ts';
import { chanceText } from '../../engines/fish/chance.ts';
import type { Species } from '../../engines/fish/species.ts';
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Hud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { createTalk } from '../frame/talk.ts';
import type { Talk } from '../frame/talk.ts';
import { createControls } from './controls.ts';
import type { ControlActions, Controls } from './controls.ts';
import { roomName } from './setting.ts';
import type { Setting } from './setting.ts';
import { createSound } from './sound.ts';
import type { Sound } from './sound.ts';
import { speciesName } from './words.ts';
import type { Words } from './words.ts';

export interface Room extends Talk {
  readonly hud: Hud;
  readonly host: HTMLElement;
  readonly controls: Controls;
  readonly sound: Sound;
  showSeats(seats: readonly FishSeat[]): void;
  /** A short message about an action. It disappears by itself. */
  hint(text: string): void;
  /** Names a giant that swims in, with its multiple and the chance of one shot. It disappears by itself. */
  showArrival(species: Species): void;
}

export interface RoomActions extends ControlActions {
  onPanel(panel: Panel): void;
}

const hintMs = 2_600;
/** As long as the animation in pool.css. */
const arrivalMs = 3_400;

export function createRoom(setting: Setting, actions: RoomActions): Room {
  const { state, model, words } = setting;
  const sound = createSound();
  const name = roomName(setting);
  const hud = createHud(
    { name, mode: state.mode, openedMs: state.openedMs, words },
    (panel) => actions.onPanel(panel),
    () => hud.showSound(sound.toggle()),
  );
  const controls = createControls(words, actions);
  const hinted = el('p.hint', { 'aria-hidden': 'true' });
  const tags = [0, 1, 2, 3].map((seatNo) => el(`span.seat.seat-${seatNo}`));
  const host = el('div.water', {
    tabindex: '0',
    role: 'application',
    'aria-label': words('stageLabel', { water: words(`water.${model.code}`) }),
    'aria-describedby': 'stage-help',
  });
  const arrival = el('p.arrival', { 'aria-hidden': 'true' });
  host.append(el('div.tags', {}, ...tags), hinted, arrival);
  const root = el(`main.fish.water-${model.code}`);
  const { talk, note, live, back } = createTalk(root, hud, words);
  root.append(
    hud.root,
    note,
    el('p.unseen', { id: 'stage-help' }, words('stageHelp')),
    el('div.pool', {}, host, el('span.room-no', {}, words('roomNo', { no: state.roomNo })), back),
    controls.root,
    live,
  );
  let hiding: ReturnType<typeof setTimeout> | undefined;
  hud.showSound(sound.isOn);
  document.title = name;
  document.body.replaceChildren(root);
  return {
    hud,
    host,
    controls,
    sound,
    showSeats(seats) {
      for (const seat of seats) {
        const tag = tags[seat.seatNo];
        if (tag !== undefined) showSeat(words, tag, seat);
      }
    },
    hint(text) {
      hinted.textContent = text;
      talk.announce(text);
      clearTimeout(hiding);
      hiding = setTimeout(() => (hinted.textContent = ''), hintMs);
    },
    showArrival: arrivalsOn(arrival, words),
    ...talk,
    markReplay(isReplay) {
      talk.markReplay(isReplay);
      controls.lock(isReplay);
    },
  };
}

function arrivalsOn(plate: HTMLElement, words: Words): Room['showArrival'] {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  return (species) => {
    const { code, multiplier } = species;
    plate.replaceChildren(
      el('strong', {}, speciesName(words, code)),
      el('b.fig', {}, `${multiplier}×`),
      el('small.fig', {}, `${words('chance')} ${chanceText(species)}%`),
    );
    plate.classList.add('shown');
    clearTimeout(hiding);
    hiding = setTimeout(() => plate.classList.remove('shown'), arrivalMs);
  };
}

function showSeat(words: Words, tag: HTMLElement, { name, isOwn }: FishSeat): void {
  tag.textContent = isOwn
    ? words('seatOwn')
    : name === ''
      ? words('seatEmpty')
      : name === '·'
        ? words('seatGuest')
        : name;
  tag.classList.toggle('own', isOwn);
  tag.classList.toggle('empty', name === '' && !isOwn);
}
