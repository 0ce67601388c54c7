/** Requests and replies as text, without the secrets in them. */
import type { Exchange } from '../backend.ts';

const secretField = /password|captcha|code$|UUID|session|ticket|passport|idCard|cardNumber|seed/i;
const mask = '***';

const maskedPairs = (text: string): string => {
  const fields = new URLSearchParams(text);
  for (const [name, value] of fields) if (secretField.test(name) && value !== '') fields.set(name, mask);
  return fields.toString();
};
const maskedCookies = (text: string): string => text.replaceAll(/=[^;\s,]{4,}/g, `=${mask}`);
const maskedJson = (text: string): string =>
  text.replaceAll(/"(\w*)":\s*"([^"]+)"/g, (whole, name: string) =>
    secretField.test(name) && name !== 'code' ? `"${name}":"${mask}"` : whole,
  );

const longest = 2_000;
const short = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)} … ${text.length} characters` : text;

export function requestOf({ method, url, sentHeaders, sentBody }: Exchange): string {
  const { pathname, search } = new URL(url);
  const query = search === '' ? '' : `?${maskedPairs(search.slice(1))}`;
  const headers = Object.entries(sentHeaders).map(
    ([name, value]) => `${name}: ${name === 'cookie' ? maskedCookies(value) : value}`,
  );
  return short([`${method} ${pathname}${query}`, ...headers, '', maskedPairs(sentBody)].join('\n').trim());
}

const shownHeaders = ['content-type', 'location', 'retry-after', 'idempotency-hit', 'x-request-id'];

export function replyOf({ status, headers, setCookies, body, failure }: Exchange): string {
  if (failure !== undefined) return failure === 'timeout' ? 'no reply in time' : 'no connection';
  const lines = shownHeaders.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${headers[name]}`]));
  const cookies = setCookies.map((line) => `set-cookie: ${line.replace(/=[^;]*/, `=${mask}`)}`);
  return short([`HTTP ${status}`, ...lines, ...cookies, '', maskedJson(body)].join('\n').trim());
}
