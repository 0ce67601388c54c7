/** Loads the stage of a game with its styles. A window plays one game, so it loads no other stage. */
import type { InstantCode } from '../../../engines/instant/game.ts';
import type { Stage, StageHost } from './stage.ts';

export type StageMaker = (host: StageHost, code: InstantCode) => Stage;

const keno = async (): Promise<StageMaker> => (await import('./keno.ts')).kenoStage;

const loaders: Readonly<Record<InstantCode, () => Promise<StageMaker>>> = {
  plinko: async () => (await import('./plinko.ts')).plinkoStage,
  treasure: async () => (await import('./treasure.ts')).treasureStage,
  keno80: keno,
  keno40: keno,
  markSix: keno,
  pickFive: keno,
  scratch: async () => (await import('./scratch.ts')).scratchStage,
  hands: async () => (await import('./hands.ts')).handsStage,
  horses: async () => (await import('./horses.ts')).horsesStage,
  fastThree: async () => (await import('./dice.ts')).diceStage,
};

/** Rejects if a script cannot be fetched. */
export const loadStage = (code: InstantCode): Promise<StageMaker> => loaders[code]();
