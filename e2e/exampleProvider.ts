import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';

const folder = resolve(import.meta.dirname, '../examples/provider');
const operatorKey = 'the-operator-key-of-these-journeys';

async function startProvider(houseUrl: string, port: string) {
  const secret = 'an-example-secret-that-everybody-knows';
  const child = spawn(process.execPath, [join(folder, 'provider.ts')], {
    env: { ...process.env, PORT: port, HOUSE: houseUrl, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, origin: line.toString().trim() };
}

/** Sends a call of the operator. Throws if it is refused. */
export async function operate(house: RunningHouse, path: string, body: string): Promise<void> {
  const headers = { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' };
  const reply = await fetch(house.url + path, { method: 'POST', headers, body });
  const words = await reply.text();
  if (!reply.ok || words.includes('error')) throw new Error(`${path} answers ${reply.status}: ${words}`);
}

export interface ExampleProvider {
  readonly house: RunningHouse;
  /** Origin of the provider's window and pictures. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Runs the example of a provider, and a house with its game in the catalogue. */
export async function startExampleProvider(): Promise<ExampleProvider> {
  // The provider's port is only known once it runs, and the house needs it: the provider starts again on that port.
  const first = await startProvider('http://127.0.0.1', '0');
  first.child.kill();
  await once(first.child, 'exit');
  const { origin } = first;
  const house = await startHouse({
    GAME_PROVIDERS: join(folder, 'providers.json'),
    PICTURE_ORIGINS: origin,
    OPERATOR_KEY: operatorKey,
  });
  const { child } = await startProvider(house.url, new URL(origin).port);
  const stop = async (): Promise<void> => {
    child.kill();
    await house.stop();
  };
  const catalogue = readFileSync(join(folder, 'catalogue.json'), 'utf8').replaceAll('http://127.0.0.1:4100', origin);
  await operate(house, '/operator/catalogue', catalogue);
  return { house, origin, stop };
}
