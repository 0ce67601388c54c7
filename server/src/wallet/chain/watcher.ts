/** Selects the chain watcher of this house. docs/payments.md */
import type { House } from '../../house.ts';
import { httpWatcher } from './httpWatcher.ts';
import type { WatcherPort } from './watcherPort.ts';

/** Undefined in the sandbox, whose bank finds transfers, and where the operator has set no watcher. */
export const watcherOf = ({ config, now }: Pick<House, 'config' | 'now'>): WatcherPort | undefined =>
  config.isSandbox || config.payments.chain === undefined ? undefined : httpWatcher(config.payments.chain, now);
