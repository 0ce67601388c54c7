/** Pages of the cache that are sent without reading their request again. */
import type { FastifyInstance } from 'fastify';
import type { HouseConfig } from '../config.ts';
import { sentBody } from '../http/readyReplies.ts';
import type { ReadyReply, SentBody, Visit } from '../http/readyReplies.ts';
import { preloadHeader } from './firstPicture.ts';
import type { CompressedPage } from './compressedPage.ts';
import { pageHeaders } from './policy.ts';
import { cookiesOfPage, renewedDeviceCookie, sentBy } from './visitor.ts';
import type { PageRequest } from './visitor.ts';

/** Addresses whose pages are known, kinds of visitors of each, and the longest text of either. */
const mostAddresses = 500;
const mostVisitors = 50;
const longest = 300;

/** What of a request's headers decides its page. The same for all new visitors with one language. */
function visitorOf(request: Pick<Visit, 'headers'>, config: HouseConfig): string {
  const sent = sentBy(request, config);
  const { isPlayer, lang } = cookiesOfPage(sent.cookie);
  const accepted = sent.acceptLanguage ?? '';
  return isPlayer || lang !== '' || accepted !== '' ? `${isPlayer ? 'player' : 'guest'} ${lang} ${accepted}` : '';
}

interface Known {
  readonly asked: PageRequest;
  /** The version of the pages that it was asked for: with another brand, the site may have other languages. */
  readonly version: number;
  /** The key of the page in the cache for the host and scheme that asked last. */
  last: { readonly host: string; readonly protocol: string; readonly key: string } | undefined;
}

/** Headers that a page has for every visitor; without its length, which depends on the encoding. */
export const headersOf = ({ policy, etag }: CompressedPage) =>
  ({ ...pageHeaders, 'content-security-policy': policy, etag }) as const;

interface Sent {
  readonly headers: readonly string[];
  readonly body: SentBody;
}
const sent = new WeakMap<Buffer, Sent>();

function sentAs(page: CompressedPage): Sent {
  const known = sent.get(page.brotli);
  if (known !== undefined) return known;
  const length = String(page.brotli.length);
  const headers = Object.entries({ ...headersOf(page), 'content-encoding': 'br', 'content-length': length }).flat();
  const made = { headers, body: sentBody(page.brotli) };
  sent.set(page.brotli, made);
  return made;
}

function replyOf(page: CompressedPage, { headers: { cookie }, protocol }: Visit): ReadyReply {
  const { headers: common, body } = sentAs(page);
  const headers = [...common];
  if (page.firstPicture) headers.push('link', preloadHeader(page.firstPicture, cookie));
  const device = renewedDeviceCookie(cookie, protocol === 'https');
  if (device !== undefined) headers.push('set-cookie', device);
  return { route: '/*', headers, body };
}

interface Pages {
  /** Number of the brand's version, which is part of every key. */
  version(this: void): number;
  keyOf(this: void, visit: Visit, asked: PageRequest): string;
  /** Returns the page of a key if the cache has it and it is certainly current. */
  current(this: void, key: string): CompressedPage | undefined;
}

/** Finds ready pages of the house. Returns what remembers which page a request means. */
export function readyPages(
  app: FastifyInstance,
  config: HouseConfig,
  pages: Pages,
): (request: Visit, asked: PageRequest) => void {
  const addresses = new Map<string, Map<string, Known>>();

  function keyOf(known: Known, visit: Visit): string {
    const { host, protocol } = visit;
    const { last } = known;
    if (last?.host === host && last.protocol === protocol) return last.key;
    const key = pages.keyOf(visit, known.asked);
    known.last = { host, protocol, key };
    return key;
  }

  app.readyReplies?.findPage((visit) => {
    const { url = '', headers } = visit.raw;
    if (headers['if-none-match'] !== undefined || !/\bbr\b/.test(headers['accept-encoding'] ?? '')) return undefined;
    const known = addresses.get(url)?.get(visitorOf({ headers }, config));
    const page = known?.version === pages.version() ? pages.current(keyOf(known, visit)) : undefined;
    return page?.status === 200 && page.location === '' ? replyOf(page, visit) : undefined;
  });
  return (request, asked) => {
    const visitor = visitorOf(request, config);
    if (asked.hasTicket || visitor.length > longest || request.url.length > longest) return;
    const visitors = addresses.get(request.url) ?? new Map<string, Known>();
    keepLatest(addresses, request.url, visitors, mostAddresses);
    keepLatest(visitors, visitor, { asked, version: pages.version(), last: undefined }, mostVisitors);
  };
}

function keepLatest<T>(all: Map<string, T>, name: string, one: T, most: number): void {
  all.set(name, one);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}
