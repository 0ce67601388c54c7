import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';

/** What the operator says about its play money, in the front configuration `playMoneyNotice`; the site's own words without it. */
export function PlayMoneyNotice({ className }: { readonly className: string }) {
  const text = useText('account/center');
  const { data, isPending } = useQuery(q(getFrontConfig, { configKey: 'playMoneyNotice' }));
  if (isPending) return null;
  return <p className={className}>{data?.configVal || text('sandboxBody')}</p>;
}
