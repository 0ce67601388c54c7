import { houseTime } from '@foyer/text/time.ts';
import { words } from '../text/words.ts';
import { useNow } from './useNow.ts';

/** A time in the house's zone, which the page names once, at its foot. '—' for 0. */
export function Time({ ms, shown = 'minute' }: { readonly ms: number; readonly shown?: 'minute' | 'second' | 'day' }) {
  if (ms === 0) return <span className="faint">—</span>;
  return (
    <time className="num" dateTime={new Date(ms).toISOString()} title={houseTime(ms)}>
      {houseTime(ms, shown, 'namedBeside')}
    </time>
  );
}

const minuteMs = 60_000;

function ageText(ms: number, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - ms) / minuteMs));
  if (minutes < 60) return words('age.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words('age.hours', { n: hours }) : words('age.days', { n: Math.floor(hours / 24) });
}

/** How long ago it was: what waits longest comes first. The exact time is its title. */
export function Age({ ms }: { readonly ms: number }) {
  const nowMs = useNow();
  if (ms === 0) return <span className="faint">—</span>;
  return (
    <time className="num" dateTime={new Date(ms).toISOString()} title={houseTime(ms)}>
      {ageText(ms, nowMs)}
    </time>
  );
}
