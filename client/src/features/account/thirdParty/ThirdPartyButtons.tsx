import { thirdLogins } from '@foyer/contract/account/thirdParty.ts';
import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import styles from './ThirdParty.module.css';

/** Buttons for the operator's providers, if any. The current page is kept for the return. AMB-155 */
export function ThirdPartyButtons() {
  const text = useText('account/thirdParty');
  const config = useQuery(q(getFrontConfigList, { configKeys: 'thirdLogin' }));
  const here = useLocation({ select: wantedPage });
  const listed = config.data?.list.find(({ configKey }) => configKey === 'thirdLogin')?.configVal ?? '';
  const providers = thirdLogins(listed);
  if (providers.length === 0) return null;
  return (
    <div className={styles.third}>
      <p className={styles.or}>{text('third.or')}</p>
      {providers.map(({ authType, name, address }) => (
        <a key={authType} className={buttonClass({ isBlock: true })} href={withRedirect(address, here)}>
          {text('third.button', { name })}
        </a>
      ))}
    </div>
  );
}

/** The page to return to: the `redirect` of /login and /register, otherwise the current page. */
function wantedPage({ pathname, searchStr, search }: { pathname: string; searchStr: string; search: object }): string {
  if (pathname !== '/login' && pathname !== '/register') return pathname + searchStr;
  const { redirect } = search as { redirect?: unknown };
  return typeof redirect === 'string' ? redirect : '';
}

/** Added only to an address of this site: other providers do not know the parameter. */
function withRedirect(address: string, redirect: string): string {
  return redirect === '' || !address.startsWith('/') ? address : `${address}?redirect=${encodeURIComponent(redirect)}`;
}
