import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from './build/compressed.ts';
import { compiledMessages } from './build/messages.ts';
import { pureContract } from './build/pureContract.ts';
import { routeFiles } from './build/routes.ts';

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    compiledMessages(),
    pureContract(),
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
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: 'router', test: /node_modules\/@tanstack\/(history|router-core|react-router|store|react-store)\//, priority: 2 },
                { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\//, priority: 2 },
                { name: 'valibot', test: /node_modules\/valibot\//, priority: 2 },
              ],
            },
          },
    },
  },
}));
