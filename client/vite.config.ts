import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers.ts';
import { compressedFiles } from './build/compressed.ts';
import { compiledMessages } from './build/messages.ts';
import { namedClasses } from './build/namedClasses.ts';
import { pageFonts } from './build/pageFonts.ts';
import { pureContract } from './build/pureContract.ts';
import { scopedPattern, shortClasses } from './build/shortClasses.ts';
import { routeFiles } from './build/routes.ts';
import { stacklessReact } from './build/stacklessReact.ts';
import { waitingScreens } from './build/waitingScreens.ts';
import { wordsAhead } from './build/wordsAhead.ts';

/**
 * Modules that a guest's home page always needs, in one file: many small files would compress badly and wait for each
 * other.
 */
const isOnFirstPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack(?!/react-query/.*/(useMutation|useQueries|useInfiniteQuery)|/query-core/.*/(mutationObserver|queriesObserver|infiniteQuery))|valibot|icu-minify|use-sync-external-store)/',
    'client/src/(api/(failure|lazyPart|online|query|send|uploader|whenOnline)|session/(cookies|dialogs|hydrated|knownUserInfo|language|newBuild|pageIn|referral|requireLogin|signedIn|singleKeys|store|tabs|theme)|text)',
    'client/src/app/(?:\\w+/)?(App|DocumentTitle|Footer|Header|HeaderLogin|InnerLink|isNotFound|Logo|NavLinks|navigation|overlaysWanted|queryClient|Shell|startSession|TabBar|ThemeSwitch)\\.',
    String.raw`client/src/screens/[^?]*\.tsx$`,
    'client/src/(router|routeTree|style/)',
    'client/src/ui/(?:\\w+/)?(afterFrame|announcer|Button|buttonClass|classes|Icon|IconButton|icons|roving|Unseen|usePressed)\\.',
    'contract/src/(call|constants|encodeForm|envelope|siteBrand|success|wire|home/home|lobby/catalogue|site/navigation)\\.',
    'text/src/locale',
  ].join('|'),
);

/** Modules of every page with games; in many files they would cost half as much again. */
const isOfGames = new RegExp(
  [
    'client/src/features/lobby/(GameGrid|GameTile|GameTiles|GameFilters|launch|maintenance|pictures|useLaunch)\\.',
    'client/src/features/home/(AnnounceBar|Banners|BlockFailed|NavStrip|Promotions)\\.',
    'client/src/api/listState\\.',
    'client/src/ui/(?:\\w+/)?(Carousel|Chips|Pager)\\.',
    String.raw`client/src/screens/home\.tsx\?`,
  ].join('|'),
);

/** Modules for writes, with or without a form. */
const isOfCalls =
  /client\/src\/api\/(failureText|moneyRequest|useCall|useOnline)\.|client\/src\/form\/(refusal|ruleFaults)\.|(mutationObserver|useMutation)\.js|contract\/src\/refusals/;

/** Components that most screens use. */
const isOfParts =
  /client\/src\/ui\/(?:\w+\/)?(Announcer|Card|CopyButton|Deferred|DefinitionRows|EmptyState|HouseEmblem|Note|PageHead|Skeleton)\.|contract\/src\/(assets|rules\/required|site\/config)\.|text\/src\/amount\./;

/** Fields apart from forms: a search has a field without a form. */
const isOfFields = /client\/src\/ui\/(?:\w+\/)?(Check|Checkbox|Field|TextInput)\./;

/** Modules about sessions and accounts: session calls, account rules, and log-in redirects. */
const isOfAccounts = new RegExp(
  [
    'contract/src/account/thirdParty\\.',
    'client/src/session/(redirect|secondStep|useAfterLogin|useLeaveIfPlayer)\\.',
    'client/src/features/account/thirdParty/(link|LinkNote|ThirdParty.module|ThirdPartyButtons)\\.',
  ].join('|'),
);

/** Modules of every form; in twenty files they would cost a third more. */
const isOfForms = new RegExp(
  [
    'node_modules/react-hook-form/',
    'client/src/form/(?!FormChoice|refusal|ruleFaults)',
    'client/src/features/account/captcha/(?!ShownCaptcha)',
    'client/src/ui/(?:\\w+/)?(PasswordInput|Submitted|TextArea)\\.',
    'contract/src/form\\.',
  ].join('|'),
);

/** Exports of a screen that are loaded with it and not with the first page. */
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
    pageFonts(),
    compressedFiles(),
  ],
  // React provides the hook itself, so the shim is left out.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: isSsrBuild ? { FOYER_API: '""', 'process.env.NODE_ENV': '"production"' } : { FOYER_API: '""' },
  css: {
    transformer: 'lightningcss',
    // All target browsers support `light-dark()`.
    lightningcss: {
      exclude: Features.LightDark,
      ...(command === 'build' && { cssModules: { pattern: scopedPattern } }),
    },
  },
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: [/^@foyer\//] },
  build: {
    target: oldestBrowsers,
    cssMinify: 'lightningcss',
    outDir: resolve(import.meta.dirname, isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // Only style sheets are listed beside a lazy part. The browser finds its imports itself, and there are few.
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
            // The first script names a hundred files, and hashes do not compress: 42 bits for scripts and 36 for style sheets are enough. The manifest maps them to their sources.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') === true ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'core', test: isOnFirstPage },
                // Apart from the games, since pages without games use it as well.
                {
                  name: 'links',
                  test: /client\/src\/ui\/(?:actions\/DataLink|layout\/ThemedPicture)|contract\/src\/home\/pictures/,
                },
                { name: 'games', test: isOfGames },
                // Used by rules and forms, so that neither has to load the other.
                { name: 'message', test: /contract\/src\/message\./ },
                { name: 'calls', test: isOfCalls },
                // Session calls are also needed on pages without a log-in form.
                { name: 'session', test: /contract\/src\/(account\/session|rules\/(account|password))\./ },
                // Rules of a person's details, which forms of accounts use together.
                {
                  name: 'details',
                  test: /contract\/src\/(age|checked|account\/newsChannels|rules\/(birthday|contact|personal|withdrawal))\./,
                },
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
