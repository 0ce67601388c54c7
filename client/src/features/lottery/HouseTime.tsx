import { houseTime } from '@foyer/text/time.ts';

/**
 * Draw times in the house's time zone, like the issues' dates, and labelled so. Equal for all visitors and the server.
 */
export function HouseTime({ value }: { readonly value: number }) {
  return (
    <time className="num" dateTime={new Date(value).toISOString()}>
      {houseTime(value)}
    </time>
  );
}
