import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed.ts';
import { compiledMessages } from './build/messages.ts';
import { namedClasses } from './build/namedClasses.ts';
import { pureContract } from './build/pureContract.ts';
import { scopedPattern, shortClasses } from './build/shortClasses.ts';
import { routeFiles } from './build/routes.ts';
import { stacklessReact } from './build/stacklessReact.ts';
import { waitingScreens } from './build/waitingScreens.ts';
import { wordsAhead } from './build/wordsAhead.ts';

/** What the home page of a guest needs anyway, in one file: many small ones would compress badly and wait for each other. */
const isOnFirstPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack(?!/react-query/.*/(useMutation|useQueries|useInfiniteQuery)|/query-core/.*/(mutationObserver|queriesObserver|infiniteQuery))|valibot|icu-minify|use-sync-external-store)/',
    'client/src/(api/(failure|lazyPart|online|query|send|uploader|whenOnline)|session/(cookies|dialogs|hydrated|knownUserInfo|language|newBuild|pageIn|referral|requireLogin|signedIn|store|tabs|theme)|text)',
    'client/src/app/(?:\\w+/)?(App|DocumentTitle|Footer|Header|HeaderLogin|InnerLink|isNotFound|Logo|NavLinks|navigation|overlaysWanted|queryClient|Shell|startSession|TabBar|ThemeSwitch)\\.',
    String.raw`client/src/screens/[^?]*\.tsx$`,
    'client/src/(router|routeTree|style/)',
    'client/src/ui/(?:\\w+/)?(announcer|Button|buttonClass|classes|Icon|IconButton|icons|roving|Unseen)\\.',
    'contract/src/(call|constants|encodeForm|envelope|success|wire|home/home|lobby/catalogue|site/navigation)\\.',
    'text/src/locale',
  ].join('|'),
);

/** What every page with games shows of them; in many files it would cost half as much again. */
const isOfGames = new RegExp(
  [
    'client/src/features/lobby/(GameGrid|GameTile|GameTiles|GameFilters|launch|maintenance|pictures|useLaunch)\\.',
    'client/src/features/home/(AnnounceBar|Banners|BlockFailed|NavStrip|Promotions)\\.',
    'client/src/api/listState\\.',
    'client/src/ui/(?:\\w+/)?(Carousel|Chips|Pager)\\.',
    String.raw`client/src/screens/home\.tsx\?`,
  ].join('|'),
);

/** What a write needs, with a form or without one. */
const isOfCalls =
  /client\/src\/api\/(failureText|moneyRequest|useCall|useOnline)\.|client\/src\/form\/(refusal|ruleFaults)\.|(mutationObserver|useMutation)\.js|contract\/src\/refusals/;

/** The plain parts that most screens are made of. */
const isOfParts =
  /client\/src\/ui\/(?:\w+\/)?(Announcer|Card|CopyButton|DefinitionRows|Door|EmptyState|Note|PageHead|Skeleton|money)\.|contract\/src\/(assets|rules\/required|site\/config)\./;

/** Fields by themselves: a search has one without a form. */
const isOfFields = /client\/src\/ui\/(?:\w+\/)?(Check|Checkbox|Field|TextInput)\./;

/** Modules about sessions and accounts: session calls, account rules, and log-in redirects. */
const isOfAccounts = new RegExp(
  [
    'contract/src/account/thirdParty\\.',
    'client/src/session/(redirect|secondStep|useAfterLogin|useLeaveIfPlayer)\\.',
    'client/src/features/account/thirdParty/(link|LinkNote|ThirdParty.module|ThirdPartyButtons)\\.',
  ].join('|'),
);

/** What every form is made of; in twenty files it would cost a third more. */
const isOfForms = new RegExp(
  [
    'node_modules/react-hook-form/',
    'client/src/form/(?!FormChoice|refusal|ruleFaults)',
    'client/src/features/account/captcha/',
    'client/src/ui/(?:\\w+/)?(CaptchaField|PasswordInput|Submitted|TextArea)\\.',
    'contract/src/form\\.',
  ].join('|'),
);

/** What of a screen travels with it and not with the first page. */
const lazyParts: ('component' | 'loader')[][] = [['component', 'loader']];

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    compiledMessages(resolve(import.meta.dirname, '../text')),
    pureContract(),
    stacklessReact(),
    namedClasses(),
    wordsAhead(resolve(import.meta.dirname, 'src')),
    shortClasses(resolve(import.meta.dirname, 'src')),
    tanstackRouter({
      ...routeFiles,
      target: 'react',
      autoCodeSplitting: !isSsrBuild,
      codeSplittingOptions: { defaultBehavior: lazyParts },
    }),
    waitingScreens(),
    react(),
    compressedFiles(resolve(import.meta.dirname, 'dist/client')),
  ],
  // React has had the store's hook for long.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    transformer: 'lightningcss',
    // Every browser of the targets has it.
    lightningcss: {
      exclude: Features.LightDark,
      ...(command === 'build' && { cssModules: { pattern: scopedPattern } }),
    },
  },
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: [/^@foyer\//] },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    outDir: resolve(import.meta.dirname, isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // Only style sheets are listed beside a lazy part. Its imports are found by the browser, and there are few.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: resolve(import.meta.dirname, isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx'),
      output: isSsrBuild
        ? {}
        : {
            // The first script names a hundred files, and hashes do not compress: 36 and 42 bits are enough for them.
            // The manifest says which is which.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') === true ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'core', test: isOnFirstPage },
                // Apart from the games, since pages without games link and show pictures by it as well.
                { name: 'links', test: /client\/src\/ui\/actions\/DataLink|contract\/src\/home\/pictures/ },
                { name: 'games', test: isOfGames },
                // Rules write by it and forms read by it: neither waits for the other's parts.
                { name: 'message', test: /contract\/src\/message\./ },
                { name: 'calls', test: isOfCalls },
                // Session calls are also needed on pages without a log-in form.
                { name: 'session', test: /contract\/src\/(account\/session|rules\/(account|password))\./ },
                { name: 'parts', test: isOfParts },
                { name: 'fields', test: isOfFields },
                { name: 'accounts', test: isOfAccounts },
                { name: 'forms', test: isOfForms },
              ],
            },
          },
    },
  },
}));
