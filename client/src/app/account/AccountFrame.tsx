import { Link, useLocation } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { MessageKey } from '@foyer/text/keys.ts';
import type { ReactNode } from 'react';
import { offeredOf } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import {
  cardIcon,
  downloadIcon,
  friendsIcon,
  gameIcon,
  giftIcon,
  leftIcon,
  listIcon,
  mailIcon,
  pauseIcon,
  shieldIcon,
  starIcon,
  transferIcon,
  uploadIcon,
  userIcon,
  walletIcon,
} from '#ui/values/icons.ts';
import { useTitle } from '#ui/useTitle.ts';
import styles from './AccountFrame.module.css';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly word: MessageKey<'account/frame'>;
  readonly icon: string;
}

/** The account's screens, grouped by purpose. SCREEN-005, SCREEN-037 */
const accountGroups: readonly { readonly word: MessageKey<'account/frame'>; readonly entries: readonly Entry[] }[] = [
  {
    word: 'groupAccount',
    entries: [
      { to: '/mine/center', word: 'center', icon: userIcon },
      { to: '/mine/safety', word: 'safety', icon: shieldIcon },
      { to: '/mine/protection', word: 'protection', icon: pauseIcon },
      { to: '/mine/inEmail', word: 'inEmail', icon: mailIcon },
      { to: '/mine/invitation', word: 'invitation', icon: friendsIcon },
    ],
  },
  {
    word: 'groupMoney',
    entries: [
      { to: '/mine/capital/deposit', word: 'deposit', icon: uploadIcon },
      { to: '/mine/capital/withdrawal', word: 'withdrawal', icon: downloadIcon },
      { to: '/mine/capital/account', word: 'account', icon: walletIcon },
      { to: '/mine/capital/bankList', word: 'bankList', icon: cardIcon },
    ],
  },
  {
    word: 'groupRewards',
    entries: [
      { to: '/mine/myDiscounts', word: 'myDiscounts', icon: starIcon },
      { to: '/mine/getBonus', word: 'getBonus', icon: giftIcon },
    ],
  },
  {
    word: 'groupRecords',
    entries: [
      { to: '/mine/capital/withdrawalList', word: 'withdrawalList', icon: listIcon },
      { to: '/mine/billDetail', word: 'billDetail', icon: transferIcon },
      { to: '/mine/betList', word: 'betList', icon: gameIcon },
    ],
  },
];

/** The groups without screens that this site does not offer. */
const offeredGroups = () =>
  accountGroups
    .map((group) => ({ ...group, entries: offeredOf(group.entries) }))
    .filter(({ entries }) => entries.length > 0);

/** Screens without an entry, and the entry under which they belong. */
const within: Readonly<Record<string, string>> = {
  '/mine/capital/latestdeposit': '/mine/capital/deposit',
};

/**
 * A side list on wide screens; on narrow ones the member centre contains the list, and the other screens link back to
 * it.
 */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const text = useText('account/frame');
  const { pathname } = useLocation();
  const place = within[pathname] ?? pathname;
  const here = accountGroups.flatMap((group) => group.entries).find((entry) => entry.to === place);
  useTitle(here && text(here.word));
  return (
    <div className={`wrap ${styles.frame}`}>
      <nav className={styles.side} aria-label={text('label')}>
        {offeredGroups().map((group) => (
          <div key={group.word}>
            <h2 className={styles.group}>{text(group.word)}</h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={styles.link} aria-current={entry.to === place ? 'page' : undefined}>
                    <Icon of={entry.icon} />
                    {text(entry.word)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main className={styles.main} id="main">
        {pathname !== '/mine/center' && (
          <Link to="/mine/center" className={styles.back}>
            <Icon of={leftIcon} size={16} />
            <span className={styles.backText}>{text('back')}</span>
          </Link>
        )}
        {children}
      </main>
    </div>
  );
}

/** The same list as cards, for the member centre on narrow screens. */
export function AccountList() {
  const text = useText('account/frame');
  return (
    <nav className={styles.list} aria-label={text('label')}>
      {offeredGroups().flatMap((group) =>
        group.entries
          .filter((entry) => entry.to !== '/mine/center')
          .map((entry) => (
            <Link key={entry.to} to={entry.to} className={styles.row}>
              <Icon of={entry.icon} />
              {text(entry.word)}
            </Link>
          )),
      )}
    </nav>
  );
}
