import { FormPicks } from '#form/FormChoice.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { bankIcon, cardIcon, diamondIcon, qrIcon, walletIcon } from '#ui/values/icons.ts';
import { PickCards } from '#ui/fields/RadioGroup.tsx';
import type { PickOption } from '#ui/fields/RadioGroup.tsx';
import { limitText } from './channel.ts';
import type { PaidInto } from './channel.ts';

const icons: Readonly<Record<string, string>> = {
  bank: bankIcon,
  card: cardIcon,
  chain: diamondIcon,
  qr: qrIcon,
  wallet: walletIcon,
};

interface ChannelPick {
  readonly id: string;
  readonly icon: string;
  readonly into: PaidInto;
}

interface ChannelPicksProps {
  readonly label: string;
  readonly picks: readonly ChannelPick[];
  /** Name of a form field, or a controlled value. */
  readonly field: string | { readonly value: string; readonly onValue: (id: string) => void };
}

/** Channels with icon, currency and limits, so that players see limits before a refusal. CONST-044 */
export function ChannelPicks({ label, picks, field }: ChannelPicksProps) {
  const options = picks.map(({ id, icon, into }): PickOption => {
    const { currency, minSatang, maxSatang } = into;
    const [min, max] = [minSatang, maxSatang].map((limit) => limitText(limit, currency).replace(/^USDT\s/, ''));
    return {
      value: id,
      title: into.name,
      mark: <Icon of={icons[icon] ?? bankIcon} />,
      note: `${currency} · ${min}–${max}`,
    };
  });
  const shown = { label, columns: 2, picks: options } as const;
  return typeof field === 'string' ? <FormPicks {...shown} name={field} /> : <PickCards {...shown} {...field} />;
}
