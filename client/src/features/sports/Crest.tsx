import { sportOf } from '@foyer/contract/sports/sport.ts';
import { chargeOf, shield, sportOutlines, tint } from '@foyer/pictures/sportMarks.ts';

/** The crest of a side, the same as at the desk; nothing for a house without crests. */
export function Crest({ number, size = 22 }: { readonly number: number | undefined; readonly size?: number }) {
  if (number === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={shield} fill={tint(number, 0.52)} />
      <path d={chargeOf(number)} fill={tint(number, 0.82, 0.07)} />
      <path d={shield} fill="none" stroke={tint(number, 0.66, 0.06)} />
    </svg>
  );
}

/** A sport as an icon in its own colour. */
export function SportIcon({ sportId }: { readonly sportId: number }) {
  const sport = sportOf(sportId);
  if (sport === 'home') return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke={tint(sportId, 0.66)}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={sportOutlines[sport]} />
    </svg>
  );
}
