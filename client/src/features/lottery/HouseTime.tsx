/** Times of draws stand in the house's zone, UTC+7, as the issues' dates do: the same for every visitor and the server. */
const bangkokMs = 7 * 3_600_000;

/** 2026-11-21 21:30:00 */
const houseText = (epochMs: number): string =>
  new Date(epochMs + bangkokMs).toISOString().slice(0, 19).replace('T', ' ');
/** 21:30:00 */
export const houseHour = (epochMs: number): string => houseText(epochMs).slice(11);

export function HouseTime({ value }: { readonly value: number }) {
  return (
    <time className="num" dateTime={new Date(value).toISOString()}>
      {houseText(value)}
    </time>
  );
}
