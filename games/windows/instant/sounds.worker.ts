/** Worker that renders the sounds of this family. Decision 576 */
import type { InstantCode } from '../../engines/instant/game.ts';
import { renderSounds } from '../frame/sound/renderer.ts';
import { soundsOf } from './sounds.ts';

renderSounds((code) => soundsOf(code as InstantCode));
