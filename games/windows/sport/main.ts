/** Opens the window: ticket or session, words, the desk. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import './sport.css';
import { enterSport, readDesk } from '@foyer/contract/play/sportDesk.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import { houseNow } from '../frame/clock.ts';
import { el } from '../frame/dom.ts';
import { closedDoor } from '../frame/entry.ts';
import { createHud } from '../frame/hud.ts';
import { createPanels } from '../frame/panels.ts';
import { startWindow } from '../frame/start.ts';
import type { Play } from '../frame/start.ts';
import { createWholeDesk } from './model/desk.ts';
import type { WholeDesk } from './model/desk.ts';
import type { Setting } from './model/state.ts';
import { fairPage, verifierForm } from './pages/fair.ts';
import { rulesPage } from './pages/rules.ts';
import { presses, types } from './presses.ts';
import { createSound } from './sound.ts';
import { drawn } from './view/draw.ts';
import { hearKeys } from './view/keys.ts';
import { morph } from './view/morph.ts';
import { hear } from './view/press.ts';
import { loadOwnWords } from './words.ts';

/** The requested place, kept because opening the session clears the fragment. */
const place = location.hash;

/** Wide enough for slip and board side by side. */
const wide = matchMedia('(width >= 1024px)');

function open(setting: Setting): Play {
  const { desk: opened, words, lang } = setting;
  const sound = createSound();
  const name = unbrandedText(catalogueGame(opened.gameId)?.names, lang) ?? words('desk');
  const hud = createHud(
    { name, mode: opened.mode, openedMs: opened.openedMs, words },
    (panel) => (panel === 'records' ? presses(desk).open?.('bets', root) : panels.open(panel)),
    () => hud.showSound(sound.toggle()),
  );
  hud.showSound(sound.isOn);
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
    taken: () => sound.taken(),
    scored: () => sound.scored(),
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
  document.addEventListener('visibilitychange', () => desk.soon('board'));
  return {
    begin() {
      desk.start();
      requestAnimationFrame(() => requestAnimationFrame(showSport));
    },
    replay: (orderNo) => showRecord(desk, orderNo),
    // Reads the board both when the connection is lost and when it is back.
    notice: () => desk.soon('board'),
  };
}

/** Scrolls the current sport, tab and hour into view, because their rows are wider than a phone. */
function showSport(): void {
  for (const chosen of document.querySelectorAll(':is(.strip, .tabs, .chips) [aria-current]'))
    chosen.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Shows a bet of the site's records, in the list of settled or of open bets. M07 */
function showRecord(desk: WholeDesk, asked: string): void {
  desk.state.asked = asked;
  desk.state.panel = 'bets';
  desk.state.which = 'over';
  desk.state.isSheetUp = true;
  desk.soon('over');
}

void startWindow({
  doors: { enter: enterSport, state: readDesk },
  loadWords: loadOwnWords,
  verifier: verifierForm,
  gameOf: ({ gameId }) => gameId,
  open({ state: desk, words, lang }) {
    if (place !== '') history.replaceState(null, '', location.search + place);
    return open({ desk, words, lang, account: desk.account });
  },
});
