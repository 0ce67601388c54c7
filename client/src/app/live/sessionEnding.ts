/** Warns of the end of an idle session, and keeps it if the player asks for it. WCAG 2.2.1, S17 */
import type { QueryClient } from '@tanstack/react-query';
import { currentLocale } from '#session/language.ts';
import { userInfoKey } from '#session/knownUserInfo.ts';
import { textFor } from '#text/useText.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { wantOverlays } from '#app/overlays/overlaysWanted.ts';
import { deviceTime } from '@foyer/text/time.ts';

let close: (() => void) | undefined;

/** The player was active, in this page or another one, or the session is over. */
export function withdrawWarning(): void {
  close?.();
  close = undefined;
}

export async function warnOfEnd(queryClient: QueryClient, leftMs: number): Promise<void> {
  const endMs = Date.now() + leftMs;
  const text = await textFor(currentLocale(), 'sessionEnding');
  withdrawWarning();
  wantOverlays();
  close = showMessage({
    kind: 'notice',
    isLasting: true,
    text: text('warning', { time: deviceTime(endMs, 'hour') }),
    // Any call of the player extends the session.
    action: { label: text('stay'), act: () => void queryClient.refetchQueries({ queryKey: userInfoKey }) },
  });
}
