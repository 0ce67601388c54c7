/**
 * The captcha's proof of work: for each part the browser searches a number whose SHA-256, together with the challenge's
 * seed, begins with enough zero bits. A script pays for every try what a visitor pays once.
 * Decision 448
 */
import { sha256 } from '@noble/hashes/sha2.js';

export interface CaptchaWork {
  /** How many numbers are searched. Several small searches take a more even time than one large one. */
  readonly parts: number;
  /** Zero bits at the start of each part's hash: 2^bits hashes for a part on average. */
  readonly bits: number;
}

/** Hexadecimal digits of a number. */
const digits = 8;
/** Separates the challenge from its solution in the field `captchaId`. */
const separator = '~';

/** The hash of challenge and part, followed by four bytes for the number: one block of SHA-256. */
function blockOf(challenge: string, part: number): { readonly block: Uint8Array; readonly view: DataView } {
  const block = new Uint8Array(36);
  block.set(sha256(new TextEncoder().encode(`${challenge}.${part}`)));
  return { block, view: new DataView(block.buffer) };
}

function zeroBits(hash: Uint8Array): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = hash;
  return Math.clz32(((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0);
}

/** A search for the number of one part, in steps, so that its caller can stop or show progress in between. */
export function searchPart(challenge: string, part: number, bits: number) {
  const { block, view } = blockOf(challenge, part);
  let next = 0;
  return {
    /** Tries this many numbers. Returns the one found as eight digits; undefined if it was not among them. */
    step(tries: number): string | undefined {
      for (const end = next + tries; next < end; next += 1) {
        view.setUint32(32, next);
        if (zeroBits(sha256(block)) >= bits) return next.toString(16).padStart(digits, '0');
      }
      return undefined;
    },
  };
}

/** Solves a whole challenge at once. Browsers use `searchPart`, so that the page stays responsive. */
export function solveWork(challenge: string, { parts, bits }: CaptchaWork): string {
  const found = Array.from({ length: parts }, (_, part) => {
    const search = searchPart(challenge, part, bits);
    for (;;) {
      const number = search.step(1_024);
      if (number !== undefined) return number;
    }
  });
  return found.join('');
}

/** Returns whether each part of the solution has its zero bits. */
export function isWorkSolved(challenge: string, { parts, bits }: CaptchaWork, solution: string): boolean {
  if (!new RegExp(`^[\\da-f]{${digits * parts}}$`).test(solution)) return false;
  return Array.from({ length: parts }, (_, part) => part).every((part) => {
    const { block, view } = blockOf(challenge, part);
    view.setUint32(32, Number.parseInt(solution.slice(part * digits, (part + 1) * digits), 16));
    return zeroBits(sha256(block)) >= bits;
  });
}

/** The field `captchaId` with the solution of its challenge. */
export const solvedId = (challenge: string, solution: string): string => challenge + separator + solution;

/** Splits the field `captchaId`. The solution is '' if there is none. */
export function readSolvedId(captchaId: string): { readonly challenge: string; readonly solution: string } {
  const [challenge = '', solution = ''] = captchaId.split(separator, 2);
  return { challenge, solution };
}
