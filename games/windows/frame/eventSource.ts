/** Opens the stream of a game, at the site's own origin or at that of its API. R11 */
import { apiOrigin } from '@foyer/contract/apiOrigin.ts';

export const openEventSource = (path: string, fields: Readonly<Record<string, string>>): EventSource =>
  new EventSource(`${apiOrigin}${path}?${new URLSearchParams(fields)}`, { withCredentials: apiOrigin !== '' });
