/** Selects the chain watcher of this house. docs/payments.md */
import type { House } from '../../house.ts';
import { countedWatcher } from '../countedPorts.ts';
import { httpWatcher } from './httpWatcher.ts';
import type { WatcherPort } from './watcherPort.ts';

/** Undefined in the sandbox, whose bank finds transfers, and where the operator has set no watcher. */
export function watcherOf({
  config,
  now,
  figures,
}: Pick<House, 'config' | 'now' | 'figures'>): WatcherPort | undefined {
  const { chain } = config.payments;
  return config.isSandbox || chain === undefined ? undefined : countedWatcher(figures, httpWatcher(chain, now));
}
