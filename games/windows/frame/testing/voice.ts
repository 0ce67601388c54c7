/** Stands in for `frame/voice.ts` in a test: records the names of the sounds that a window plays. */
export const played: string[] = [];
const nothing = (): void => undefined;

export const windowVoice = (): undefined => undefined;
export const createVoice = () => ({
  isOn: false,
  toggle: () => false,
  play: (name: string) => void played.push(name),
  hold: nothing,
  release: nothing,
});

/** The wins among the sounds since the last call. */
export const winsPlayed = (): string[] => played.splice(0).filter((name) => name.startsWith('win'));
