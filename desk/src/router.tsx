/** The desk's addresses. What is open, filtered or searched for is in the address, so that it can be sent to a colleague. */
import { createRootRoute, createRoute, createRouter, Navigate } from '@tanstack/react-router';
import { useMay } from './api/session.ts';
import { Account } from './screens/Account.tsx';
import { Cases } from './screens/Cases.tsx';
import { ContentItem } from './screens/content/ContentItem.tsx';
import { ContentList } from './screens/content/ContentList.tsx';
import { Games } from './screens/games/Games.tsx';
import { Lottery } from './screens/games/Lottery.tsx';
import { Matches } from './screens/games/Matches.tsx';
import { Books } from './screens/money/Books.tsx';
import { Days } from './screens/money/Days.tsx';
import { Entries } from './screens/money/Entries.tsx';
import { Messages } from './screens/Messages.tsx';
import { OutgoingMessages } from './screens/OutgoingMessages.tsx';
import { PlayerFile } from './screens/players/PlayerFile.tsx';
import { playerTabs } from './screens/players/playerTabs.ts';
import type { PlayerTab } from './screens/players/playerTabs.ts';
import { PlayerList } from './screens/players/PlayerList.tsx';
import { Bonuses } from './screens/queues/Bonuses.tsx';
import { Deposits } from './screens/queues/Deposits.tsx';
import { FastPays } from './screens/queues/FastPays.tsx';
import { Identity } from './screens/queues/Identity.tsx';
import { Invitations } from './screens/queues/Invitations.tsx';
import { Withdrawals } from './screens/queues/Withdrawals.tsx';
import { Chargebacks, Opposing, SharedDevices, Wins } from './screens/Risk.tsx';
import { Keys } from './screens/staff/Keys.tsx';
import { Staff } from './screens/staff/Staff.tsx';
import { Trail } from './screens/staff/Trail.tsx';
import { sectionsFor } from './shell/sections.ts';
import { Shell } from './shell/Shell.tsx';
import { PageHead } from './ui/PageHead.tsx';
import { Empty } from './ui/States.tsx';
import { words } from './text/words.ts';

/** The first section that the person may see. */
function First() {
  const path = sectionsFor(useMay())[0]?.sections[0]?.path;
  return path === undefined ? <Empty>{words('shell.nothingAllowed')}</Empty> : <Navigate to={path} replace />;
}

const NotFound = () => <PageHead title={words('shell.noPage')} />;

type Given = Readonly<Record<string, unknown>>;
/** The text of this name; left out if there is none, so that addresses stay short. */
const textOf = <Name extends string>(given: Given, name: Name): { [K in Name]?: string } => {
  const value = given[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (text === '' ? {} : { [name]: text }) as { [K in Name]?: string };
};
const openItem = (given: Given) => textOf(given, 'open');

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });
const at = <const Path extends string>(path: Path, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component, validateSearch: openItem });

const players = createRoute({
  getParentRoute: () => root,
  path: '/players',
  component: PlayerList,
  validateSearch: (given: Given) => textOf(given, 'query'),
});
const player = createRoute({
  getParentRoute: () => root,
  path: '/players/$account',
  component: PlayerFile,
  validateSearch: ({ tab, ...given }: Given): { tab?: PlayerTab; bet?: string } => {
    const known = playerTabs.find((one) => one === tab);
    return { ...(known !== undefined && { tab: known }), ...textOf(given, 'bet') };
  },
});
const withdrawals = createRoute({
  getParentRoute: () => root,
  path: '/queues/withdrawals',
  component: Withdrawals,
  validateSearch: (given: Given) => ({ ...openItem(given), ...textOf(given, 'state') }),
});
const messages = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  component: Messages,
  validateSearch: (given: Given) => ({ ...openItem(given), ...textOf(given, 'state') }),
});
const outgoing = createRoute({
  getParentRoute: () => root,
  path: '/messages/outgoing',
  component: OutgoingMessages,
  validateSearch: (given: Given) => ({ ...openItem(given), ...textOf(given, 'state') }),
});
const games = createRoute({
  getParentRoute: () => root,
  path: '/games',
  component: Games,
  validateSearch: (given: Given) => ({ ...textOf(given, 'platform'), ...textOf(given, 'query') }),
});
const lottery = createRoute({
  getParentRoute: () => root,
  path: '/lottery',
  component: Lottery,
  validateSearch: (given: Given) => textOf(given, 'code'),
});
const entries = createRoute({
  getParentRoute: () => root,
  path: '/money/entries',
  component: Entries,
  validateSearch: (given: Given) => textOf(given, 'of'),
});
const trail = createRoute({
  getParentRoute: () => root,
  path: '/trail',
  component: Trail,
  validateSearch: (given: Given) => ({
    ...openItem(given),
    ...textOf(given, 'who'),
    ...textOf(given, 'account'),
    ...textOf(given, 'kind'),
  }),
});

const contentList = createRoute({ getParentRoute: () => root, path: '/content/$kind', component: ContentList });
const contentItem = createRoute({
  getParentRoute: () => root,
  path: '/content/$kind/item',
  component: ContentItem,
  validateSearch: (given: Given) => textOf(given, 'id'),
});

const tree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: First }),
  at('/queues/deposits', Deposits),
  withdrawals,
  at('/queues/fast-pays', FastPays),
  at('/queues/bonuses', Bonuses),
  at('/queues/invitations', Invitations),
  at('/queues/identity', Identity),
  messages,
  outgoing,
  players,
  player,
  games,
  lottery,
  at('/matches', Matches),
  contentList,
  contentItem,
  at('/money', Books),
  at('/money/days', Days),
  entries,
  at('/money/cases', Cases),
  at('/risk/devices', SharedDevices),
  at('/risk/opposing', Opposing),
  at('/risk/wins', Wins),
  at('/risk/chargebacks', Chargebacks),
  at('/account', Account),
  at('/staff', Staff),
  at('/keys', Keys),
  trail,
]);

export const router = createRouter({ routeTree: tree, basepath: '/desk', defaultPreload: false });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
