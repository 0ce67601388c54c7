import { houseTime } from '@foyer/text/time.ts';

/**
 * A draw time in the house's time zone, like the dates of issues, and labelled so. It is the same for all visitors and
 * on the server.
 */
export function HouseTime({ value }: { readonly value: number }) {
  return (
    <time className="num" dateTime={new Date(value).toISOString()}>
      {houseTime(value)}
    </time>
  );
}
