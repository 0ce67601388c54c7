/** The operator's import of a provider's catalogue, on /operator/catalogue. docs/game-providers.md */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { operatorDesk } from '../../http/operatorDesk.ts';
import { readForeignCatalogue } from './catalogue.ts';
import { importCatalogue } from './catalogueStore.ts';

const bodyLimit = 16 * 1024 * 1024;

export function mountCatalogueOperator(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.post('/operator/catalogue', { bodyLimit }, async ({ body }, reply) => {
    const read = readForeignCatalogue(body, house.config);
    const done = 'faults' in read ? read : await importCatalogue(house.db, read);
    return 'faults' in done ? reply.code(400).send({ error: 'catalogue', faults: done.faults }) : done;
  });
}
