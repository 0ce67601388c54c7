/** Receives web vitals from browsers and counts them by kind of page. docs/operators.md, "Monitoring" */
import { vitals, vitalsPath } from '@foyer/contract/vitals.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Figures } from './figuresPort.ts';

const names = ['lcp', 'inp', 'ttfb', 'cls'] as const;

function read(body: unknown): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined;
  }
}

/** Accepts beacons from anyone. Invalid ones are dropped, with the same reply. */
export async function hearVitals(app: FastifyInstance, figures: Figures): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(vitalsPath, { config: { work: 'pages', isGated: false } }, async (request, reply) => {
      const sent = v.safeParse(vitals, read(request.body));
      for (const name of sent.success ? names : []) {
        const value = sent.success ? sent.output[name] : undefined;
        if (sent.success && value !== undefined) figures.vital(name, sent.output.page, value);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
