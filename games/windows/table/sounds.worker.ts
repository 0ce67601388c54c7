/** Worker that renders the sounds of this family. Decision 576 */
import { renderSounds } from '../frame/sound/renderer.ts';
import { sounds } from './sounds.ts';

renderSounds(() => sounds);
