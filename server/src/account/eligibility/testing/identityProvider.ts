/** A test provider of identity checks by signed HTTP, as docs/ports.md describes it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownScheme, signed } from '../../../http/signature.ts';
import type { IdentityBehaviour } from '../identityConformance.ts';

export async function openIdentityProvider(secret: string) {
  let behaviour: IdentityBehaviour = 'works';
  const checks = new Map<string, { readonly state: string; times: number }>();

  function answer(path: string, body: Readonly<Record<string, string>>): object {
    const { reference = '', documentNumber = '' } = body;
    const known = checks.get(reference);
    if (path === '/checks/status') return { state: known?.state ?? 'none' };
    const state = /^(?:refused|pending)/.exec(documentNumber.toLowerCase())?.[0] ?? 'approved';
    if (known === undefined) checks.set(reference, { state, times: 1 });
    return { state: known?.state ?? state };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const fields = JSON.parse(body) as Record<string, string>;
      const { headers } = signed(ownScheme, secret, fields, Number(request.headers['x-foyer-time']));
      const isSigned = Object.entries(headers).every(([name, value]) => request.headers[name.toLowerCase()] === value);
      if (!isSigned) return response.writeHead(401).end();
      if (behaviour === 'hangs') return undefined;
      const status = { works: 200, refuses: 403, fails: 503, loses: 200, garbles: 200 }[behaviour];
      const reply =
        status === 200 && behaviour !== 'garbles' ? answer(request.url ?? '', fields) : { state: 'perhaps' };
      if (behaviour === 'loses') return response.destroy();
      return response.writeHead(status).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/checks`,
    behave: (how: IdentityBehaviour) => void (behaviour = how),
    begun: (reference: string) => checks.get(reference)?.times ?? 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
