/** Lobby banners and promotional pictures: scenes of the platforms, without text. SI-07, SI-16 to SI-25 */
import { banner, crops } from '@foyer/pictures/banner.ts';
import type { BannerOrder, Crop } from '@foyer/pictures/banner.ts';
import type { Tone } from '@foyer/pictures/platform.ts';

type Scene = Omit<BannerOrder, 'seed' | 'crop'>;

const scenes = {
  slots: { platform: 'moyu', emblem: 'koi', companions: ['coin', 'lotus'] },
  discounts: { platform: 'moyu', emblem: 'lantern', companions: ['coin', 'lotus'] },
  replay: { platform: 'brass', emblem: 'seven', companions: ['bell', 'gems'] },
  live: { platform: 'brass', emblem: 'roulette', companions: ['cards', 'chips'], family: 'live' },
  sports: { platform: 'harbour', emblem: 'football', companions: ['trophy', 'basketball'], family: 'sports' },
  lottery: { platform: 'orchard', emblem: 'lottery', companions: ['dice', 'coin'], family: 'lottery' },
  fish: { platform: 'canglan', emblem: 'fish', companions: ['trident', 'cannon'], family: 'fishing' },
  chess: { platform: 'kiln', emblem: 'mahjong', companions: ['cards', 'dice'], family: 'chess' },
  texas: { platform: 'brass', emblem: 'chips', companions: ['suits', 'cards'], family: 'chess' },
  games: { platform: 'harbour', emblem: 'controller', companions: ['dice', 'trophy'] },
  fairness: { platform: 'kiln', emblem: 'dice', companions: ['coin', 'gems'] },
  records: { platform: 'canglan', emblem: 'koi', companions: ['moon', 'fish'] },
  limits: { platform: 'moyu', emblem: 'lantern', companions: ['moon', 'temple'] },
  agency: { platform: 'harbour', emblem: 'trophy', companions: ['ingot', 'coin'] },
  download: { platform: 'orchard', emblem: 'controller', companions: ['seven', 'bell'] },
} as const satisfies Record<string, Scene>;
export type LobbyBanner = keyof typeof scenes;

const isCrop = (name: string): name is Crop => (crops as readonly string[]).includes(name);
const isLobby = (code: string): code is LobbyBanner => Object.hasOwn(scenes, code);

/** Returns undefined if there is no such scene or crop. */
export function lobbyBanner(code: string, crop: string, tone: Tone): string | undefined {
  return isLobby(code) && isCrop(crop) ? banner({ ...scenes[code], seed: `lobby-${code}`, crop, tone }) : undefined;
}
