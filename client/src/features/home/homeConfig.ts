import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';

const keys = ['winners', 'jackpot', 'floatLogin'] as const;

/** The operator's settings for the home page, in one read. AMB-018, AMB-112 */
export function useHomeConfig(isWanted = true) {
  const config = useQuery({ ...q(getFrontConfigList, { configKeys: keys.join(',') }), enabled: isWanted });
  const valueOf = (key: (typeof keys)[number]) =>
    config.data?.list.find(({ configKey }) => configKey === key)?.configVal;
  return { config, valueOf };
}
