import { stopPlayOf } from '@foyer/contract/desk/players.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ChoiceField, ReasonField } from '../../ui/fields.tsx';

const lengths = [1, 7, 14, 30, 183, 365, 1826] as const;

interface Given {
  readonly days: string;
  readonly reason: string;
}

/** Ends play and deposits, and leaves log-in and withdrawals open: what a status other than active does not. */
export function StopPlay({ account }: { readonly account: string }) {
  return (
    <ActButton<typeof stopPlayOf, Given>
      call={stopPlayOf}
      label={words('player.stop')}
      title={words('player.stopTitle', { name: account })}
      verb={words('player.stop')}
      isDanger
      note={words('player.stopNote')}
      effects={[
        [words('player.stopEnds'), words('player.stopEndsWhat')],
        [words('player.stopLeaves'), words('player.stopLeavesWhat')],
      ]}
      given={({ days, reason }) => ({ account, days: lengths.find((one) => String(one) === days) ?? 'ever', reason })}
      done={words('player.stopped')}
    >
      <ChoiceField
        name="days"
        label={words('player.stopFor')}
        choices={[
          ...lengths.map((one) => ({ value: String(one), label: words('player.stopDays', { n: one }) })),
          { value: 'ever', label: words('player.stopEver') },
        ]}
      />
      <ReasonField />
    </ActButton>
  );
}
