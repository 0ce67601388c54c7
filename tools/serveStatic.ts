/**
 * Serves a folder that `npm run build:static` has written, for a trial: `npm run serve:static -- [FOLDER] [PORT]`. A
 * port of 0 is any free one.
 */
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { staticServer } from './staticFront/server.ts';

const [folder = 'dist/static', port = '8090'] = process.argv.slice(2);
const server = staticServer(resolve(folder)).listen(Number(port), () => {
  console.log(`Serving ${folder} at http://localhost:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => server.close());
