/** Messages from the other processes of the house, by topic. */
type Hear = (words: string | undefined) => void;

export interface Topics {
  /** Returns the unsubscribe function. */
  subscribe(topic: string, hear: Hear): () => void;
  hear(topic: string, words: string): void;
  /** Calls every subscriber with `undefined`: messages were lost. */
  missed(): void;
}

export function createTopics(): Topics {
  const followers = new Map<string, Set<Hear>>();
  return {
    subscribe(topic, hear) {
      const all = followers.get(topic) ?? new Set();
      followers.set(topic, all.add(hear));
      return () => {
        if (all.delete(hear) && all.size === 0) followers.delete(topic);
      };
    },
    hear(topic, words) {
      for (const hear of followers.get(topic) ?? []) hear(words);
    },
    missed() {
      for (const all of followers.values()) for (const hear of all) hear(undefined);
    },
  };
}
