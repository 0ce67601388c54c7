/** Builds the desk, which the house serves under /desk/. Its bundle has nothing in common with the player's. */
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from '../client/build/compressed.ts';
import { adoptedStyles } from './build/adoptedStyles.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [adoptedStyles(), react(), compressedFiles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: ['chrome125', 'firefox128', 'safari18'],
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: 'packages', test: /node_modules/ }],
        },
      },
    },
  },
});
