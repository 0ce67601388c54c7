/** The line between a test's window and its house; it can break on either way. */

/** `deaf`: the next such request does not arrive; `mute`: its reply does not arrive. */
export const troubles = ['deaf', 'mute'] as const;
export type Trouble = (typeof troubles)[number];
/** The call, as the last part of its address. */
export type Asked = 'deal' | 'decide' | 'buyIn' | 'move';

export interface TestLine {
  /** The next call of this kind meets this trouble, and everything after it is lost as well until the line is whole. */
  trouble(asked: Asked, kind: Trouble): void;
  mend(): void;
  fetch(address: string, asked: { body: URLSearchParams }): Promise<Response>;
}

/** `answer` is the house's, to the last part of a call's address and its fields. */
export function openLine(answer: (asked: string, fields: object) => object): TestLine {
  let broken: { readonly asked: Asked; readonly kind: Trouble } | undefined;
  let isDown = false;
  return {
    trouble: (asked, kind) => void (broken = { asked, kind }),
    mend() {
      broken = undefined;
      isDown = false;
    },
    async fetch(address, { body }) {
      const asked = address.split('/').at(-1) ?? '';
      const isNow = broken?.asked === asked;
      const isHeard = !isDown && !(isNow && broken?.kind === 'deaf');
      const reply = isHeard ? JSON.stringify(answer(asked, Object.fromEntries(body))) : '';
      isDown ||= isNow;
      if (isDown) throw new TypeError('the line is lost');
      return { json: async (): Promise<unknown> => JSON.parse(reply) } as Response;
    },
  };
}
