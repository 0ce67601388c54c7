import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed.ts';
import { compiledMessages } from './build/messages.ts';
import { routeFiles } from './build/routes.ts';

/** Declarations of the contract have no effects: what a page does not use of them must not travel to it. */
const pure = ['defineCall', 'record', 'list', 'page', 'withDefault', 'optional', 'ruled', 'ruledMoney', 'oneOf', 'at'];

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    compiledMessages(),
    tanstackRouter({ ...routeFiles, target: 'react', autoCodeSplitting: !isSsrBuild }),
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
      treeshake: { manualPureFunctions: pure },
    },
  },
}));
