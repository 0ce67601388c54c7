/** A provider of identity checks by signed HTTP. docs/ports.md */
import * as v from 'valibot';
import { signedPost } from '../../http/signedPost.ts';
import type { ServiceSettings } from '../../portSettings.ts';
import type { IdentityPort } from './identityPort.ts';

const outcome = v.object({ state: v.picklist(['approved', 'refused', 'pending']) });
const laterOutcome = v.object({ state: v.picklist(['approved', 'refused', 'pending', 'none']) });

const read = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> => {
  const found = v.safeParse(schema, body);
  // The reply is not quoted, since it may contain data of a person.
  if (!found.success) throw new Error('the provider of identity checks: a reply of another form');
  return found.output;
};

/** `now` is the clock of the machine, which the provider compares with its own. */
export function httpIdentity(service: ServiceSettings, now: () => number): IdentityPort {
  /** Only a reply in its form decides. A status such as 401 or 503 says nothing about a person. */
  async function ask(url: string, reference: string, fields: Readonly<Record<string, unknown>>): Promise<unknown> {
    const reply = await signedPost({ ...service, url }, reference, fields, now());
    if (reply.state !== 'answered') throw new Error(`the provider of identity checks: ${reply.reason}`);
    return reply.body;
  }
  return {
    kind: 'real',
    async begin({ reference, realName, birthday, documentNumber }) {
      const body = await ask(service.url, reference, { reference, realName, birthday, documentNumber });
      return read(outcome, body).state;
    },
    async outcomeOf(reference) {
      return read(laterOutcome, await ask(`${service.url}/status`, reference, { reference })).state;
    },
  };
}
