/** Shows a highlight, one round of published seeds, without session, stake or prize, and marked so. SCREEN-046 */
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { defaultStakeSatang, lineCount } from '../../engines/slot/rules.ts';
import { shownSpin } from '../../engines/slot/shown.ts';
import { commitmentOf } from '../../fair/draw.ts';
import { highlightOf } from '../../fair/highlights.ts';
import type { Highlight } from '../../fair/highlights.ts';
import { artOf } from './art/art.ts';
import { createDoors } from './doors.ts';
import { replay } from './replay.ts';
import { createSound } from './sound.ts';
import { setTable } from './table.ts';
import { createSpinShow } from './spinShow.ts';
import { createWinShow } from './wins.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

/** The round in the form of a past round. */
function shownRound({ id, title, seeds, round }: Highlight): PlayRound {
  return {
    roundId: id,
    gameId: title.gameId,
    model: title.model.code,
    nonce: seeds.nonce,
    commitment: commitmentOf(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    serverSeed: seeds.serverSeed,
    stakeSatang: defaultStakeSatang,
    winSatang: (round.win * defaultStakeSatang) / lineCount,
    isSettled: true,
    spins: round.spins.map(shownSpin),
    balanceBeforeSatang: 0,
    balanceAfterSatang: 0,
    openedMs: 0,
    settledMs: 0,
  };
}

/** The state of a window without a player: a highlight has no session, no money and no requests. */
function noPlay(gameId: string): PlayState {
  const none = { rtp: '', freeSpinsPart: '', hitRate: '', spinsPerTrigger: '', freeSpinsPlayed: '', topLineOneIn: '' };
  return {
    sessionId: '',
    mode: 'trial',
    gameId,
    openedMs: 0,
    isOpen: true,
    stakesSatang: [defaultStakeSatang],
    defaultStakeSatang,
    purse: { balanceSatang: 0, stakedSatang: 0, wonSatang: 0, nowMs: 0 },
    seeds: { commitment: '', clientSeed: '', nonce: 0, nextCommitment: '' },
    chances: none,
    openRound: undefined,
    lastRound: undefined,
  };
}

const nothing = (): void => undefined;

/** Resolves to false if there is no highlight with this id. */
export async function showHighlight(id: string, words: Words, lang: Lang): Promise<boolean> {
  const highlight = highlightOf(id);
  if (highlight === undefined) return false;
  const { title, freeSpins, times, seeds } = highlight;
  const setting = { state: noPlay(title.gameId), title, art: await artOf(title), words, lang };
  const sound = createSound(title.platform);
  const table = await setTable(setting, {
    onSpin: () => void doors.press(),
    onStake: nothing,
    onSound: () => table.hud.showSound(sound.toggle()),
    onPanel: nothing,
  });
  const { hud, machine, reels } = table;
  table.root.classList.add('showcase');
  hud.markAs('showcaseBadge');
  hud.showSound(sound.isOn);
  hud.showStake(defaultStakeSatang, 0, 1);
  const wins = createWinShow(reels, words, (text) => (machine.banner.textContent = text));
  const doors = createDoors(machine.over, words);
  const { showSpin } = createSpinShow(setting, table, sound, wins);
  const round = shownRound(highlight);
  const show = async (): Promise<void> => {
    await replay(round, setting, { table, wins, doors, showSpin, isAnybodys: true });
    doors.shown(
      title.model.hold
        ? words('showcaseHeld', { count: round.spins.at(-1)?.coins.length ?? 0, times })
        : words('showcaseDone', { count: freeSpins, times }),
      words('showcaseSeeds', { server: seeds.serverSeed, client: seeds.clientSeed, nonce: seeds.nonce }),
      () => void show(),
    );
  };
  await show();
  return true;
}
