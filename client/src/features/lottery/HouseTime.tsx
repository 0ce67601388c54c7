import { houseTime } from '@foyer/text/time.ts';

/** Times of draws are the house's, as the issues' dates are, and say so: the same for every visitor and the server. */
export function HouseTime({ value }: { readonly value: number }) {
  return (
    <time className="num" dateTime={new Date(value).toISOString()}>
      {houseTime(value)}
    </time>
  );
}
