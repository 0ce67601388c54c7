/** Which stage a title has. It follows from its platform, its lead emblem and its id. */
import { hash } from '@foyer/pictures/random.ts';
import type { Emblem, PlatformCode } from '../../../../catalogue/game.ts';
import type { SlotTitle } from '../../../../engines/slotTitles.ts';
import type { Stage } from './stage.ts';

type Loader = () => Promise<{ readonly stage: Stage }>;

const loaders = {
  arcade: () => import('./arcade.ts'),
  bambooStudy: () => import('./bambooStudy.ts'),
  candyShop: () => import('./candyShop.ts'),
  cocktailBar: () => import('./cocktailBar.ts'),
  curioShelf: () => import('./curioShelf.ts'),
  diner: () => import('./diner.ts'),
  dragonTemple: () => import('./dragonTemple.ts'),
  farmStand: () => import('./farmStand.ts'),
  funfair: () => import('./funfair.ts'),
  grotto: () => import('./grotto.ts'),
  jazzClub: () => import('./jazzClub.ts'),
  liftLobby: () => import('./liftLobby.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  lotusPavilion: () => import('./lotusPavilion.ts'),
  moonBalcony: () => import('./moonBalcony.ts'),
  moonGate: () => import('./moonGate.ts'),
  newYearShop: () => import('./newYearShop.ts'),
  pineGate: () => import('./pineGate.ts'),
  sunkenTemple: () => import('./sunkenTemple.ts'),
  theatre: () => import('./theatre.ts'),
  vault: () => import('./vault.ts'),
  wreck: () => import('./wreck.ts'),
} satisfies Record<string, Loader>;

export type StageName = keyof typeof loaders;

/** Stages of a platform: for leads that belong to one place, and in turn for all others. */
interface Places {
  readonly byLead: Readonly<Partial<Record<Emblem, StageName>>>;
  readonly others: readonly [StageName, ...StageName[]];
}

const places: Readonly<Record<PlatformCode, Places>> = {
  moyu: {
    byLead: {
      dragon: 'dragonTemple',
      temple: 'dragonTemple',
      moon: 'moonBalcony',
      peach: 'moonBalcony',
      plum: 'moonBalcony',
      tiger: 'pineGate',
      bell: 'pineGate',
      cat: 'bambooStudy',
      mahjong: 'bambooStudy',
      ingot: 'bambooStudy',
      lotus: 'lotusPavilion',
      fish: 'lotusPavilion',
      koi: 'lotusPavilion',
      lantern: 'newYearShop',
      envelope: 'newYearShop',
    },
    others: ['dragonTemple', 'bambooStudy', 'pineGate', 'moonBalcony'],
  },
  kiln: {
    byLead: {
      phoenix: 'moonGate',
      lotus: 'moonGate',
      koi: 'lotusPavilion',
      teapot: 'lotusPavilion',
      envelope: 'newYearShop',
      lantern: 'newYearShop',
      ingot: 'newYearShop',
      plum: 'curioShelf',
      mahjong: 'curioShelf',
      gems: 'curioShelf',
      tiger: 'curioShelf',
      moon: 'moonBalcony',
      temple: 'pineGate',
    },
    others: ['moonGate', 'curioShelf', 'moonBalcony', 'moonGate', 'lotusPavilion'],
  },
  orchard: {
    byLead: {
      cherries: 'farmStand',
      basket: 'farmStand',
      rooster: 'farmStand',
      peach: 'farmStand',
      plum: 'farmStand',
      seven: 'diner',
      controller: 'arcade',
      dice: 'arcade',
      gems: 'candyShop',
      lottery: 'candyShop',
      coin: 'candyShop',
      fish: 'funfair',
      suits: 'funfair',
    },
    others: ['funfair', 'diner', 'farmStand', 'candyShop'],
  },
  brass: {
    byLead: {
      gems: 'vault',
      ingot: 'vault',
      chips: 'vault',
      envelope: 'vault',
      coin: 'theatre',
      moon: 'theatre',
      trophy: 'theatre',
      dice: 'jazzClub',
      cat: 'jazzClub',
      phoenix: 'jazzClub',
      cocktail: 'cocktailBar',
      lemon: 'cocktailBar',
      tiger: 'cocktailBar',
      bell: 'liftLobby',
      temple: 'liftLobby',
      roulette: 'liftLobby',
    },
    others: ['liftLobby', 'theatre', 'jazzClub', 'cocktailBar', 'vault'],
  },
  canglan: {
    byLead: {
      gems: 'wreck',
      dice: 'wreck',
      cannon: 'wreck',
      bottle: 'wreck',
      boat: 'lighthouse',
      lighthouse: 'lighthouse',
      whale: 'lighthouse',
      trident: 'sunkenTemple',
      temple: 'sunkenTemple',
      dragon: 'sunkenTemple',
      shell: 'grotto',
      shark: 'grotto',
      koi: 'grotto',
      lotus: 'grotto',
      lottery: 'grotto',
    },
    others: ['grotto', 'wreck', 'sunkenTemple', 'lighthouse'],
  },
  harbour: {
    byLead: { lighthouse: 'lighthouse' },
    others: ['lighthouse', 'cocktailBar', 'jazzClub', 'diner', 'funfair', 'wreck'],
  },
};

/** The stage of the title's lead, or one of its platform's others in turn. */
export function stageOf({ gameId, platform, cast }: Pick<SlotTitle, 'gameId' | 'platform' | 'cast'>): StageName {
  const { byLead, others } = places[platform];
  return byLead[cast.W] ?? others[hash(gameId) % others.length] ?? others[0];
}

export const loadStage = async (name: StageName): Promise<Stage> => (await loaders[name]()).stage;
