/** A bucket of S3 in memory that checks signatures, and can fail. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../portSettings.ts';
import type { StoreBehaviour } from '../fileConformance.ts';
import { signedHeaders } from '../s3Signature.ts';

const own = { region: 'eu-central-1', keyId: 'AKEXAMPLE', secret: 'a secret of the bucket' };

/** Signs the request as it arrived, at the time that it states. */
function isSigned(request: IncomingMessage, body: Buffer, origin: string): boolean {
  const { authorization = '', 'content-type': type, 'x-amz-date': time = '' } = request.headers;
  const at = String(time).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const wanted = signedHeaders(
    own,
    {
      method: request.method as 'GET',
      url: new URL(request.url ?? '', origin),
      headers: type === undefined ? {} : { 'content-type': type },
      body: new Uint8Array(body),
    },
    Date.parse(at),
  );
  return wanted['authorization'] === authorization;
}

export interface Bucket {
  readonly settings: S3Settings;
  readonly files: Map<string, Buffer>;
  behave(this: void, how: StoreBehaviour): void;
  /** Methods and paths of the requests so far. */
  readonly asked: string[];
  close(): void;
}

export async function openBucket(): Promise<Bucket> {
  let behaviour: StoreBehaviour = 'works';
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  let origin = '';

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): unknown {
    const { method, url = '' } = request;
    asked.push(`${method} ${url}`);
    if (behaviour === 'hangs') return undefined;
    if (!isSigned(request, body, origin)) return response.writeHead(403).end('SignatureDoesNotMatch');
    if (behaviour === 'refuses') return response.writeHead(403).end('AccessDenied');
    if (behaviour === 'fails') return response.writeHead(503).end('SlowDown');
    if (method === 'PUT') files.set(url, body);
    const found = files.get(url);
    if (method === 'DELETE') files.delete(url);
    if (behaviour === 'loses') return response.destroy();
    if (method === 'DELETE') return response.writeHead(204).end();
    return found === undefined ? response.writeHead(404).end('NoSuchKey') : response.writeHead(200).end(found);
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answer(request, response, Buffer.concat(parts)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...own, url: `${origin}/bucket`, timeoutMs: 1_500 },
    files,
    behave: (how) => void (behaviour = how),
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
