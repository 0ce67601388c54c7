/** Entry of a build for static hosting: the state first, then the client as everywhere. Decision 465 */
import './staticState.ts';
import './entry-client.tsx';
