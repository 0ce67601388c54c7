/** Renders the sounds of this family beside the window. Decision 576 */
import { renderSounds } from '../frame/sound/renderer.ts';
import { sounds } from './sounds.ts';

renderSounds(() => sounds);
