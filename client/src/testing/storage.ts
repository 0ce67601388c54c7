/** A browser whose storage cannot be used. */
import { vi } from 'vitest';

const fail = (name: string) => (): never => {
  throw new DOMException('', name);
};

/** Reads and removes, but stores nothing. */
const full = (real: Storage): Storage =>
  new Proxy(real, {
    get: (_, key) =>
      key === 'setItem' ? fail('QuotaExceededError') : (Reflect.get(real, key) as () => void).bind(real),
  });

/** Closes both storages. Returns the function that opens them again. */
export function closeStorage(how: 'forbidden' | 'full'): () => void {
  const spies = (['localStorage', 'sessionStorage'] as const).map((area) => {
    const closed = full(globalThis[area]);
    return vi.spyOn(globalThis, area, 'get').mockImplementation(how === 'full' ? () => closed : fail('SecurityError'));
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
