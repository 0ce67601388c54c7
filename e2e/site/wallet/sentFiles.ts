/** The client sends files by XMLHttpRequest, which reports progress. In these tests it goes through `fetch`. */
import { vi } from 'vitest';

class FetchedRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers: Record<string, string> = {};
  #url = '';
  #reply: Response | undefined;
  status = 0;
  responseText = '';
  timeout = 0;

  open(_method: 'POST', url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.#reply?.headers.get(name) ?? null;
  }
  send(body: FormData): void {
    void this.#answer(body);
  }
  async #answer(body: FormData): Promise<void> {
    this.#reply = await fetch(this.#url, { method: 'POST', headers: this.#headers, body });
    this.status = this.#reply.status;
    this.responseText = await this.#reply.text();
    this.dispatchEvent(new Event('load'));
  }
}

/** Call it after `openSite`, which replaces `fetch`. */
export const sendFilesByFetch = (): void => void vi.stubGlobal('XMLHttpRequest', FetchedRequest);

/** A PNG of one pixel, accepted as a proof. */
export const onePixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
export const proofFile = (): File => new File([onePixel], '转账截图.png', { type: 'image/png' });
