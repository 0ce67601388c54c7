/** A stop in the middle of everything: calls on open connections are answered, none is cut. */
import { Agent, request } from 'node:http';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { init } from '@foyer/contract/site/config.ts';
import { expect, it } from 'vitest';
import { openTestHouse } from '../testHouse.ts';
import { addressOf } from '../listen.ts';

interface Heard {
  readonly status: number;
  readonly body: string;
  readonly connection: string | undefined;
}

function ask(url: string, agent: Agent): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asking = request(url + init.path, { method: 'POST', agent, headers: { [clientHeader]: '1' } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (body += part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body, connection: reply.headers.connection }));
      reply.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}

it('answers 24 callers to the end, tells each to leave, and resets none', async () => {
  const t = await openTestHouse();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const url = addressOf(t.app);
  let isStopping = false;
  let answered = 0;
  const callers = Array.from({ length: 24 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const heard = await ask(url, agent);
      expect(heard.status).toBe(200);
      expect(JSON.parse(heard.body)).toMatchObject({ code: 200 });
      answered += 1;
      // Told to leave: whoever stands in front sends the next call elsewhere.
      if (heard.connection === 'close') break;
      expect(isStopping && heard.connection === undefined).toBe(false);
    }
    agent.destroy();
  });
  await expect.poll(() => answered).toBeGreaterThan(100);
  isStopping = true;
  const closing = t.close();
  await Promise.all(callers);
  await closing;
});
