/** Namespaces are divided like the code, so that a part of a screen reads one namespace. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Namespaces for every screen: closed lists, rules, page parts, replies by code, and proofs. */
const sharedNamespaces: readonly string[] = ['labels', 'rules', 'ui', 'codes', 'refusals', 'proof'];

/** Namespaces whose code has another name, or no folder. */
export const namedPlaces: Readonly<Record<string, string>> = {
  'account/frame': 'client/src/app/account/AccountFrame.tsx',
  'activities/rewards': 'client/src/screens/mine/getBonus.tsx',
  'activities/wheel': 'client/src/features/activities/Wheel.tsx',
  bank: 'server/src/wallet/bank',
  captcha: 'server/src/account/captcha/captchaQuestions.ts',
  codes: 'client/src/api',
  heads: 'client/src/router.tsx',
  labels: 'contract/src',
  letters: 'server/src/messages/letters.ts',
  'lobby/liveTable': 'client/src/features/lobby/byType/LiveTableState.tsx',
  lounge: 'client/src/features/home/Lounge.tsx',
  menu: 'client/src/app/shell',
  outbox: 'server/src/account/contact/outboxPage.ts',
  play: 'games/windows/frame',
  proof: 'games/fair/proof.ts',
  refusals: 'contract/src/refusals.ts',
  rules: 'contract/src/rules',
  'sport/sides': 'server/src/provider/sport/sideNames.ts',
  unanswered: 'client/src/app/live/unanswered.ts',
  sessionEnding: 'client/src/app/live/sessionEnding.ts',
  verify: 'games/verify',
};

/** Where the code of a namespace can be; the name of the namespace is the rest of the path. */
const places = ['client/src/features/', 'client/src/', 'server/src/', 'games/windows/'];

/** The file or folder that a namespace belongs to. */
export function codeOf(namespace: string): string | undefined {
  const named = namedPlaces[namespace];
  if (named !== undefined) return existsSync(root + named) ? named : undefined;
  if (namespace.startsWith('seed/')) return 'server/src/db/seed';
  return places
    .flatMap((place) => [place + namespace, `${place}${namespace}.ts`, `${place}${namespace}.tsx`])
    .find((path) => existsSync(root + path));
}

const reads = /\b(?:useText|textFor)\((?:[\w.()]+, )?'([\w/]+)'\)|\b(?:Text|MessageKey)<'([\w/]+)'>/g;
const namespacesReadBy = (source: string): Set<string> =>
  new Set([...source.matchAll(reads)].map(([, called, typed]) => called ?? typed ?? ''));

/** Files that use the names of another part. */
const otherNames: Readonly<Record<string, string>> = {
  'client/src/features/bets/BetTable.tsx': 'spots are called as the window of the table calls them',
};

/** Feature files that read more than one namespace, besides the shared ones and that of their feature. */
export function mixedNamespaces(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, source]) => {
    const feature = /^client\/src\/(?:features\/)?(\w+)\//.exec(path)?.[1];
    if (feature === undefined || ['screens', 'app', 'kit'].includes(feature) || path in otherNames) return [];
    const namespaces = [...namespacesReadBy(source)].filter(
      (namespace) => ![...sharedNamespaces, feature].includes(namespace),
    );
    return namespaces.length > 1 ? [`${path}: ${namespaces.toSorted().join(', ')}`] : [];
  });
}
