/** Polling: each read has its own interval, never overlaps itself, and can be triggered at once. */
export interface Round {
  /** The interval; 0 pauses this read. */
  everyMs(): number;
  run(): Promise<void>;
}

export interface Rounds<Name extends string> {
  /** Reads as soon as possible, but at most once a second. */
  soon(name: Name): void;
  turn(nowMs: number): void;
}

const soonestMs = 1_000;

export function createRounds<Name extends string>(rounds: Readonly<Record<Name, Round>>): Rounds<Name> {
  const last = new Map<Name, number>();
  const wanted = new Set<Name>();
  const busy = new Set<Name>();

  async function run(name: Name): Promise<void> {
    busy.add(name);
    wanted.delete(name);
    try {
      await rounds[name].run();
    } finally {
      busy.delete(name);
    }
  }

  return {
    soon: (name) => void wanted.add(name),
    turn(nowMs) {
      for (const name of Object.keys(rounds) as Name[]) {
        const everyMs = rounds[name].everyMs();
        const sinceMs = nowMs - (last.get(name) ?? -Infinity);
        const isDue = everyMs > 0 && (sinceMs >= everyMs || (wanted.has(name) && sinceMs >= soonestMs));
        if (!isDue || busy.has(name)) continue;
        last.set(name, nowMs);
        void run(name);
      }
    },
  };
}
