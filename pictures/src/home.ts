/** The home screen's wide scenes, by the code of their banner. They hold no words. */
import type { Tone } from './platform.ts';
import { keys, ledger } from './scenes/desk.ts';
import { door } from './scenes/door.ts';
import { lift } from './scenes/lift.ts';
import { frames, inLobby } from './scenes/lobby.ts';
import type { FrameName, LobbyScene } from './scenes/lobby.ts';

const scenes = {
  welcome: door,
  fair: keys,
  cashier: lift,
  statement: ledger,
} satisfies Record<string, LobbyScene>;
export type HomeSceneName = keyof typeof scenes;
export const homeSceneNames = Object.keys(scenes) as readonly HomeSceneName[];

/** `wide`, `phone` and `strip` are the banner's crops, `portrait` stands beside the registration form, `card` is for sharing. */
export function homeScene(name: HomeSceneName, frame: FrameName, tone: Tone = 'dark'): string {
  return inLobby(name, scenes[name], frames[frame], tone);
}
