/** Reads the sandbox's outbox in tests, as a player would. */
import type { TestClient } from '../../http/testing/client.ts';

/** Returns the codes on the outbox page, newest first. */
export async function codesOf(player: TestClient): Promise<string[]> {
  const { body } = await player.get('/sandbox/outbox');
  return [...body.matchAll(/class="code">(\d+)</g)].map((match) => match[1] ?? '');
}

export async function newestCode(player: TestClient): Promise<string> {
  const [code] = await codesOf(player);
  if (code === undefined) throw new Error('the outbox is empty');
  return code;
}

/** Returns a code different from this one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
