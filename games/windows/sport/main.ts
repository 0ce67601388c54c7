/** Opens the window: ticket or session, words, the desk. */
import './sport.css';
import { enterSport, readDesk } from '@foyer/contract/games/sportDesk.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { el } from '../frame/dom.ts';
import { closedDoor, openSession, takeTheme, waiting } from '../frame/entry.ts';
import { createHud } from '../frame/hud.ts';
import { createPanels } from '../frame/panels.ts';
import { createVoice } from '../frame/voice.ts';
import { windowLang } from '../frame/words.ts';
import { createWholeDesk } from './model/desk.ts';
import type { WholeDesk } from './model/desk.ts';
import type { Setting } from './model/state.ts';
import { fairPage, verifierForm } from './pages/fair.ts';
import { rulesPage } from './pages/rules.ts';
import { presses, types } from './presses.ts';
import { drawn } from './view/draw.ts';
import { hearKeys } from './view/keys.ts';
import { morph } from './view/morph.ts';
import { hear } from './view/press.ts';
import { loadOwnWords } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = windowLang(query);
takeTheme();
/** The way in forgets what stands behind `#`; where one wanted to be is kept here. */
const place = location.hash;

/** Wide enough for slip and board side by side. */
const wide = matchMedia('(width >= 1024px)');

function open(setting: Setting): void {
  const { desk: opened, words } = setting;
  const voice = createVoice('sport');
  const name = catalogueGame(opened.gameId)?.names[lang] ?? words('desk');
  const hud = createHud(
    { name, mode: opened.mode, openedMs: opened.openedMs, words },
    (panel) => (panel === 'records' ? presses(desk).open?.('bets', root) : panels.open(panel)),
    () => hud.showSound(voice.toggle()),
  );
  hud.showSound(voice.isOn);
  const root = el('div.desk');
  let isAsked = false;
  function draw(): void {
    isAsked = false;
    morph(root, drawn({ setting, state: desk.state, nowMs: houseNow() }, wide.matches));
  }
  const desk: WholeDesk = createWholeDesk(setting, {
    changed() {
      if (!isAsked) requestAnimationFrame(draw);
      isAsked = true;
    },
    showPurse: (purse) => hud.showPurse(purse),
    ended: (message) =>
      document.body.replaceChildren(closedDoor(words, { kind: 'refused', name: 'GAME_SESSION_ENDED', message })),
    taken: () => voice.note(587, 0, 0.25, 0.12),
    scored: () => voice.note(440, 0, 0.12, 0.06),
  });
  const panels = createPanels(words, {
    rules: () => rulesPage(setting),
    fair: () => fairPage(setting, desk.state, () => panels.close()),
    records: () => el('div'),
  });
  document.title = name;
  document.body.prepend(hud.root, root);
  document.body.querySelector('main.threshold')?.remove();
  hear(root, presses(desk), types(desk));
  hearKeys(
    root,
    () => presses(desk).open?.('slip', root),
    () => presses(desk).shut?.('', root),
  );
  wide.addEventListener('change', draw);
  addEventListener('hashchange', () => {
    desk.follow();
    scrollTo({ top: 0 });
    requestAnimationFrame(() => requestAnimationFrame(showSport));
  });
  for (const event of ['online', 'offline', 'visibilitychange'])
    document.addEventListener(event, () => desk.soon('board'));
  desk.start();
  requestAnimationFrame(() => requestAnimationFrame(showSport));
  showRecord(desk);
}

/** On a phone the strip of sports is longer than the screen: the one that is open is brought into view. */
function showSport(): void {
  document.querySelector('.strip [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** A bet of the site's records stands among those that are over, or still among the open ones. M07 */
function showRecord(desk: WholeDesk): void {
  const asked = query.get('replay');
  if (asked === null) return;
  desk.state.asked = asked;
  desk.state.panel = 'bets';
  desk.state.which = 'over';
  desk.state.isSheetUp = true;
  desk.soon('over');
}

async function start(): Promise<void> {
  const words = await loadOwnWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierForm(words, query)));
  }
  document.body.replaceChildren(waiting(words));
  const sentMs = performance.now();
  const answer = await openSession({ enter: enterSport, state: readDesk }, query, lang);
  if (answer.kind !== 'done') return document.body.replaceChildren(closedDoor(words, answer));
  const desk = answer.data;
  if (place !== '') history.replaceState(null, '', location.search + place);
  setClock(desk.purse.nowMs, sentMs);
  open({ desk, words, lang, account: desk.account });
}

void start();
