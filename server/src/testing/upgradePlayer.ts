/** A player over HTTP who moves money again and again, while an open page listens and shows the balance. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { registered } from '@foyer/contract/account/register.ts';
import type { Call } from '@foyer/contract/call.ts';
import { clientHeader, idleClient, readEnvelope } from '@foyer/contract/envelope.ts';
import { livePath } from '@foyer/contract/live.ts';
import { deposit, refresh, withdraw } from '@foyer/contract/wallet/balance.ts';
import * as v from 'valibot';
import type { Database } from '../db/open.ts';
import { titles } from '../ledger/accounts.ts';
import { createLedger } from '../ledger/post.ts';
import { platformRandom } from '../random.ts';

const giveUpMs = 20_000;
const fundSatang = 1_000_00;

export interface UpgradePlayer {
  /** Writes one transfer after another until `end`; goes on when the page shows what the last one changed. */
  play(): Promise<void>;
  end(): void;
  acknowledged(): number;
  /** How often the page's stream was opened. */
  opened(): number;
  /** Writes without an acknowledgement, and balances that the page did not show. */
  faults(): readonly string[];
}

/** Registers at `address` and gets a thousand baht. */
export async function openUpgradePlayer(
  address: string,
  userAccount: string,
  database: Database,
): Promise<UpgradePlayer> {
  const deviceId = randomUUID();
  const ip = `10.7.0.${1 + Number(userAccount.replaceAll(/\D/g, ''))}`;
  let cookie = '';

  async function ask(call: Call, fields: Record<string, string>) {
    const reply = await fetch(address + call.path, {
      method: 'POST',
      headers: { [clientHeader]: '1', origin: address, cookie, 'x-forwarded-for': ip },
      body: new URLSearchParams({ lang: 'en', frontType: '2', deviceId, ...fields }),
      signal: AbortSignal.timeout(giveUpMs),
    });
    const session = reply.headers.getSetCookie().find((line) => line.startsWith('UUID='));
    cookie = session?.split(';', 1)[0] ?? cookie;
    return readEnvelope(await reply.json());
  }
  const made = await ask(registered, { userAccount, password: 'sesame77', captcha: 'x', adult: '1', terms: '1' });
  if (made?.code !== 200) throw new Error(`${userAccount} was not registered: ${JSON.stringify(made)}`);
  await fund(database, userAccount);

  const over = new AbortController();
  const faults: string[] = [];
  const ending = new AbortController();
  const page = { opened: 0, shownSatang: -1 };
  let acknowledged = 0;

  /** Reads the balance at every event, and opens the stream again when it has ended. */
  async function listen(): Promise<void> {
    while (!over.signal.aborted) {
      const headers = { [clientHeader]: idleClient, cookie, 'x-forwarded-for': ip };
      const reply = await fetch(address + livePath, { headers, signal: over.signal });
      if (reply.status === 200) page.opened += 1;
      for await (const part of reply.body ?? []) {
        if (!new TextDecoder().decode(part).includes('data: ')) continue;
        const { mainSatang } = v.parse(refresh.response.schema, (await ask(refresh, {}))?.data);
        page.shownSatang = mainSatang;
      }
    }
  }
  async function listenOn(): Promise<void> {
    while (!over.signal.aborted) {
      await listen().catch(() => undefined);
      await pause(50);
    }
  }

  async function write(call: Call, wantedSatang: number): Promise<void> {
    const answer = await ask(call, { platformKey: 'moyu', amount: '1', requestId: randomUUID() }).catch(String);
    if (typeof answer === 'string' || answer?.code !== 200) {
      faults.push(`${call.name}: ${JSON.stringify(answer)}`);
      return;
    }
    acknowledged += 1;
    const untilMs = performance.now() + giveUpMs;
    const isShown = () => page.shownSatang === wantedSatang;
    while (!isShown() && performance.now() < untilMs) await pause(5);
    if (!isShown()) faults.push(`the page shows ${page.shownSatang} instead of ${wantedSatang}`);
  }

  return {
    async play() {
      const listening = listenOn();
      while (!ending.signal.aborted && faults.length === 0) {
        await write(deposit, fundSatang - 100);
        await write(withdraw, fundSatang);
        await pause(20);
      }
      over.abort();
      await listening;
    },
    end: () => ending.abort(),
    acknowledged: () => acknowledged,
    opened: () => page.opened,
    faults: () => faults,
  };
}

async function fund({ db, money }: Database, userAccount: string): Promise<void> {
  const { player_id: playerId } = await db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', userAccount)
    .executeTakeFirstOrThrow();
  const ledger = createLedger({ db, money, now: Date.now, random: platformRandom });
  const legs = [
    { account: 'house:bank', amountSatang: -fundSatang },
    { account: 'main', amountSatang: fundSatang },
  ] as const;
  await ledger.post({ playerId, key: 'fund', title: titles.deposit, reference: 'fund', legs });
  await ledger.close();
}
