/** Builds what a browser loads: the client for browser and server, the game windows, the desk, the verifier, the API reference. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleClient, bundleDesk, bundleRenderer, bundleWindows } from './bundles.ts';
import { writeReference } from './referenceFiles.ts';
import { verifierPage } from './verifierPage.ts';
import { writeTypes } from './text.ts';

const root = resolve(import.meta.dirname, '..');
/** One file, which the house serves and a player keeps. */
async function writeVerifier(): Promise<void> {
  const { html } = await verifierPage();
  const file = join(root, 'games/dist/verify.html');
  await mkdir(join(root, 'games/dist'), { recursive: true });
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
}

// The windows load their words through generated files, which are not committed.
writeTypes();
await bundleClient();
await bundleRenderer();
await bundleWindows();
await bundleDesk();
await writeVerifier();
await writeReference();
