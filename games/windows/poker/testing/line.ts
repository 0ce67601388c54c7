/** The connection between the window and the house of a test. It can lose requests or replies. */

/** `deaf`: the next such request is lost; `mute`: its reply is lost. */
export const troubles = ['deaf', 'mute'] as const;
export type Trouble = (typeof troubles)[number];
/** A call, by the last part of its address. */
export type Asked = 'deal' | 'decide' | 'buyIn' | 'move';

export interface TestLine {
  /** Breaks the connection at the next call of this kind. Everything after it is lost too, until `mend`. */
  trouble(asked: Asked, kind: Trouble): void;
  mend(): void;
  fetch(address: string, asked: { body: URLSearchParams }): Promise<Response>;
}

/** `answer` replies to a call, given by the last part of its address, and its fields. */
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
