/** The operator's settings for forms. Until they are read, forms use the default rules. ENTITY-010 */
import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';

type Key = 'passwordPolicy' | 'realNameVariant' | 'idCardRequired';

export function useFrontConfig<const K extends Key>(...keys: readonly K[]): Partial<Record<K, string>> {
  const read = useQuery(q(getFrontConfigList, { configKeys: keys.join(',') }));
  const found = keys.map((key) => [key, read.data?.list.find((item) => item.configKey === key)?.configVal] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Partial<Record<K, string>>;
}
