import { wordOf } from '../../text/words.ts';
import { Status } from '../../ui/Status.tsx';
import type { Tone } from '../../ui/Status.tsx';

const tones: Readonly<Record<string, Tone>> = {
  active: 'good',
  inactive: 'plain',
  frozen: 'warn',
  disabled: 'bad',
  rejected: 'bad',
};

export function PlayerStatus({ status }: { readonly status: string }) {
  return <Status tone={tones[status] ?? 'plain'}>{wordOf('playerStatus', status)}</Status>;
}
