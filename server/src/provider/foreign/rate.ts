/** The most calls of a provider in a second, counted in this process: a provider's failing loop must not fill the house. */
import type { GameProvider } from '../../gameProviders.ts';

export interface Rate {
  /** Counts a call; false if it is one too many. */
  take(provider: GameProvider): boolean;
}

export function createRate(now: () => number): Rate {
  const counted = new Map<string, { readonly second: number; calls: number }>();
  return {
    take({ code, callsPerSecond }) {
      const second = Math.floor(now() / 1000);
      const known = counted.get(code);
      const span = known?.second === second ? known : { second, calls: 0 };
      span.calls += 1;
      counted.set(code, span);
      return span.calls <= callsPerSecond;
    },
  };
}
