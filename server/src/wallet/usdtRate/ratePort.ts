/** Port to what states the value of USDT. docs/ports.md */

export type RateOutcome =
  | {
      readonly state: 'known';
      /** Units of the site's currency for one USDT, times 10,000. */
      readonly rateE4: number;
      /** When the service stated it, epoch milliseconds; undefined if it does not say. */
      readonly statedMs: number | undefined;
    }
  | { readonly state: 'unknown'; readonly reason: string };

export interface RatePort {
  /** `chain` is a code of ENUM-013. Resolves within seconds and never throws for what the service does. */
  rateOf(this: void, chain: string): Promise<RateOutcome>;
}
