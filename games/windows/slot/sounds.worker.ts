/** Worker that renders the sounds of this family. Decision 576 */
import type { PlatformCode } from '../../catalogue/game.ts';
import { renderSounds } from '../frame/sound/renderer.ts';
import { soundsOf } from './sounds.ts';

renderSounds((platform) => soundsOf(platform as PlatformCode));
