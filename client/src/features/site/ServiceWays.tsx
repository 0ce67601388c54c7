import { guestInit, init } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';

/** The contacts of customer service, also shown outside the dialog. AMB-144 */
export function ServiceWays() {
  const text = useText('site');
  const link = useQuery(q(guestInit, {}));
  const site = useQuery(q(init, {}));
  if (link.isPending || site.isPending) return <SkeletonRows rows={2} rowHeight={48} />;
  const address = safeAddress(link.data?.customerUrl || site.data?.customerUrl || '');
  const ways = [
    { way: text('service.email'), value: site.data?.customerEmail },
    { way: text('service.mobile'), value: site.data?.customerMobile },
    { way: text('service.qq'), value: site.data?.customerQQ },
    { way: text('service.weChat'), value: site.data?.customerWeChat },
  ].filter((one): one is { way: string; value: string } => Boolean(one.value));
  if (address === undefined && ways.length === 0) {
    // A failed read may hide a contact: only if both were answered is it certain that there is none.
    if (!link.isError && !site.isError) return <p className="muted">{text('service.missing')}</p>;
    return (
      <ErrorState
        title={text('service.failed')}
        onRetry={() => void Promise.all([link.refetch(), site.refetch()])}
        requestId={requestIdOf(site.error ?? link.error)}
      />
    );
  }
  return (
    <>
      {address !== undefined && (
        <a
          className={buttonClass({ look: 'primary', isBlock: true })}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text('service.online')}
        </a>
      )}
      {address !== undefined && !address.startsWith('/') && (
        <p className="faint small">{text('service.leaving', { host: new URL(address).host })}</p>
      )}
      <DefinitionRows
        rows={ways.map(({ way, value }) => ({
          term: way,
          value: (
            <span className="row">
              {value} <CopyButton value={value} label={text('service.copy', { way })} />
            </span>
          ),
        }))}
      />
    </>
  );
}

/** An address from the backend is used only if it is https or a path of this site. S09 */
function safeAddress(address: string): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address;
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
