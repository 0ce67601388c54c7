/** Selects the chain watcher of this house. docs/payments.md */
import type { House } from '../../house.ts';
import { countedWatcher } from '../countedPorts.ts';
import { httpWatcher } from './httpWatcher.ts';
import { sandboxWatcher } from './sandboxWatcher.ts';
import type { WatcherPort } from './watcherPort.ts';

/** Undefined where the operator has set no watcher. The sandbox has its own, which sees what its bank has sent. */
export function watcherOf(house: Pick<House, 'config' | 'now' | 'figures' | 'db'>): WatcherPort | undefined {
  const { config, now, figures } = house;
  if (config.isSandbox) return countedWatcher(figures, sandboxWatcher(house));
  const { chain } = config.payments;
  return chain === undefined ? undefined : countedWatcher(figures, httpWatcher(chain, now));
}
