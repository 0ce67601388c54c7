/** Puts a house together from its database, its clock and its chance; what starts and what tests use the same. */
import type { HouseConfig } from './config.ts';
import type { Database } from './db/open.ts';
import type { House } from './http/context.ts';
import { createLedger } from './ledger/post.ts';
import { createLiveHub } from './live/hub.ts';
import { tellingLedger } from './live/ledgerNews.ts';
import { createMail } from './messages/post.ts';

interface Given extends Pick<House, 'log' | 'now' | 'random'> {
  readonly database: Pick<Database, 'db' | 'money'>;
  readonly config: HouseConfig;
}

export function houseOf({ database: { db, money }, config, log, now, random }: Given): House {
  const live = createLiveHub();
  const ledger = tellingLedger(createLedger({ db, money, now, random }), live);
  const mail = createMail({ db, live, log, now, random });
  return { db, ledger, live, mail, config, log, now, random };
}
