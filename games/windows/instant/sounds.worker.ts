/** Renders the sounds of this family beside the window. Decision 576 */
import type { InstantCode } from '../../engines/instant/game.ts';
import { renderSounds } from '../frame/sound/renderer.ts';
import { soundsOf } from './sounds.ts';

renderSounds((code) => soundsOf(code as InstantCode));
