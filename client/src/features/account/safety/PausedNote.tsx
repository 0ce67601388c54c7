import { deviceTime } from '@foyer/text/time.ts';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';

/** Until when withdrawals are paused, and why. Nothing while they are not. S18 */
export function PausedNote({ untilMs }: { readonly untilMs: number }) {
  const text = useText('account/safety');
  if (untilMs === 0) return null;
  return (
    <Note tone="warn">
      <b>{text('pause.title', { time: deviceTime(untilMs, 'minute') })}</b>
      <p>{text('pause.words')}</p>
    </Note>
  );
}
