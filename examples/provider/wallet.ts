/** Calls of a provider's server to the house: signed, and repeated with the same id until the outcome is known. */
import { createHmac } from 'node:crypto';

export interface Settings {
  /** Origin of the house, such as `http://localhost:8080`. */
  readonly house: string;
  /** `<provider>:<key id>`, and the key's secret, as in the house's GAME_PROVIDERS. */
  readonly key: string;
  readonly secret: string;
  /** Milliseconds before an unanswered call is sent again. */
  readonly pauseMs: number;
}

/** The house has refused: nothing has moved. */
export class Refused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** There was no answer, or one without a result: the call may have moved money or not. */
export class Unknown extends Error {}

async function post({ house, key, secret }: Settings, name: string, fields: object): Promise<Record<string, unknown>> {
  const path = `/provider/${name}`;
  const body = JSON.stringify(fields);
  const time = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${time}\n${path}\n${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-provider-key': key,
    'x-time': time,
    'x-signature': signature,
  };
  const reply = await fetch(house + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(
    (error: unknown) => {
      throw new Unknown(String(error));
    },
  );
  const answer = (await reply.json().catch(() => ({}))) as Record<string, unknown>;
  if (reply.ok) return answer;
  // `busy` was not even looked at, and `unknownRound` may be a stake that is still under way: both are repeated.
  const isFinal = reply.status < 500 && answer.error !== 'busy' && answer.error !== 'unknownRound';
  throw isFinal ? new Refused(String(answer.error)) : new Unknown(String(answer.error));
}

/** Sends a call up to `times` times. Throws `Refused`, or `Unknown` if the last one had no result either. */
export async function call(
  settings: Settings,
  name: string,
  fields: object,
  times = 3,
): Promise<Record<string, unknown>> {
  try {
    return await post(settings, name, fields);
  } catch (error) {
    if (!(error instanceof Unknown) || times <= 1) throw error;
    await new Promise((done) => setTimeout(done, settings.pauseMs));
    return call(settings, name, fields, times - 1);
  }
}
