import { inBrandOrder } from '@foyer/contract/siteBrand.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { navIndexOf, navigation } from '#app/shell/navigation.ts';
import { offeredOf } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';

/** The nine entries; the current one is marked visually and for assistive technology. ROUTE-046 to ROUTE-054 */
export function NavLinks({
  className,
  linkClass,
}: {
  readonly className?: string | undefined;
  readonly linkClass?: string | undefined;
}) {
  const t = useText('site');
  const current = useLocation({ select: ({ pathname }) => navIndexOf(pathname) });
  return (
    <nav className={className} aria-label={t('nav.main')}>
      {inBrandOrder(offeredOf(navigation)).map(({ word, to }) => (
        <Link
          key={to}
          to={to}
          className={linkClass}
          activeOptions={{ exact: true }}
          activeProps={noProps}
          aria-current={navIndexOf(to) === current ? 'page' : undefined}
        >
          {t(word)}
        </Link>
      ))}
    </nav>
  );
}

/** The router would mark every link to /home; the entry's index decides instead. */
const noProps = { className: undefined, 'aria-current': undefined };
