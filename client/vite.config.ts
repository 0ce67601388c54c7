import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed.ts';
import { compiledMessages } from './build/messages.ts';
import { pureContract } from './build/pureContract.ts';
import { routeFiles } from './build/routes.ts';

/** What the home page of a guest needs anyway, in one file: many small ones would compress badly and wait for each other. */
const isOnFirstPage = new RegExp(
  [
    'client/src/(api/(failure|query|reply|send)|session/(cookies|dialogs|hydrated|knownUserInfo|language|pageIn|referral|requireLogin|signedIn|store|tabs|theme)|text)',
    'client/src/app/(App|DocumentTitle|Footer|go|Header|HeaderLogin|InnerLink|LanguageSwitch|Logo|NavLinks|navigation|NotFound|OfflineBanner|queryClient|Rail|ScreenError|Shell|startSession|TabBar|ThemeSwitch)\\.',
    'client/src/screens/[^?]*$',
    'client/src/router|routeTree',
    'client/src/ui/(announcer|Button|buttonClass|Carousel|Chips|classes|Icon|IconButton|icons|Pager|roving|Unseen|messages/messages)\\.',
    'contract/src/(call|classify|codes|constants|envelope|form|message|wire|home/home|games/catalogue|site/config)\\.',
    'text/src/locale',
  ].join('|'),
);

/** What of a screen travels with it and not with the first page. */
const lazyParts: ('component' | 'loader')[][] = [['component', 'loader']];

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    compiledMessages(resolve(import.meta.dirname, '../text')),
    pureContract(),
    tanstackRouter({
      ...routeFiles,
      target: 'react',
      autoCodeSplitting: !isSsrBuild,
      codeSplittingOptions: { defaultBehavior: lazyParts },
    }),
    react(),
    compressedFiles(resolve(import.meta.dirname, 'dist/client')),
  ],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { transformer: 'lightningcss', modules: { generateScopedName: undefined } },
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: [/^@foyer\//] },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    outDir: resolve(import.meta.dirname, isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve(import.meta.dirname, isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx'),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                {
                  name: 'data',
                  test: /node_modules\/(@tanstack|icu-minify|use-sync-external-store)\//,
                  priority: 2,
                },
                { name: 'core', test: isOnFirstPage, priority: 1 },
              ],
            },
          },
    },
  },
}));
