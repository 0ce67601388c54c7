import { writeToPlayer } from '@foyer/contract/desk/messages.ts';
import { changeStatus, endSessions, giveBonus, playerStatuses } from '@foyer/contract/desk/players.ts';
import type { DeskWords } from '@foyer/contract/desk/deskCall.ts';
import { siteCurrency } from '@foyer/contract/currency.ts';
import { Form } from 'antd';
import { wordOf, words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import {
  AmountField,
  ChoiceField,
  choicesOf,
  minorOf,
  NumberField,
  ReasonField,
  TextField,
  WordsField,
} from '../../ui/fields.tsx';
import type { Player } from './PlayerProfile.tsx';
import { StopPlay } from './StopPlay.tsx';

type Status = (typeof playerStatuses)[number];

/** Says under the choice what the chosen status means for the player. */
function StatusEffect() {
  const to: unknown = Form.useWatch('to');
  return typeof to === 'string' ? <p className="note">{wordOf('statusEffect', to)}</p> : null;
}

function ChangeStatus({ player }: { readonly player: Player }) {
  const { account, status } = player;
  return (
    <ActButton<typeof changeStatus, { to: Status; reason: string }>
      call={changeStatus}
      label={words('player.changeStatus')}
      title={words('player.changeStatusTitle', { name: account })}
      verb={words('player.changeStatus')}
      effects={[[words('player.statusNow'), wordOf('playerStatus', status)]]}
      given={({ to, reason }) => ({ account, from: status, to, reason })}
      done={words('player.statusChanged')}
    >
      <ChoiceField
        name="to"
        label={words('player.statusNew')}
        choices={choicesOf(
          'playerStatus',
          playerStatuses.filter((one) => one !== status),
        )}
      />
      <StatusEffect />
      <ReasonField />
    </ActButton>
  );
}

interface BonusGiven {
  readonly grantId: string;
  readonly names: DeskWords;
  readonly amount: string;
  readonly turnover: string;
  readonly as: 'grant' | 'offer' | 'audit';
  readonly hours?: number | null;
  readonly reason: string;
}

function GiveBonus({ account }: { readonly account: string }) {
  const { code, digits } = siteCurrency();
  const minor = (text: string): number => minorOf(text, digits) ?? 0;
  return (
    <ActButton<typeof giveBonus, BonusGiven>
      call={giveBonus}
      label={words('player.giveBonus')}
      title={words('player.giveBonusTitle', { name: account })}
      verb={words('player.giveBonus')}
      effects={[]}
      initial={{ grantId: `desk-${crypto.randomUUID().slice(0, 8)}`, as: 'offer', turnover: '0' }}
      given={({ amount, turnover, hours, ...rest }) => ({
        account,
        ...rest,
        amountSatang: minor(amount),
        turnoverSatang: minor(turnover),
        ...(hours !== undefined && hours !== null && { hours }),
      })}
      done={words('player.bonusGiven')}
    >
      <WordsField name="names" label={words('bonuses.name')} most={100} />
      <AmountField name="amount" label={words('column.amount')} currency={code} digits={digits} />
      <AmountField
        name="turnover"
        label={words('bonuses.turnover')}
        help={words('player.turnoverHelp')}
        currency={code}
        digits={digits}
        least={0}
      />
      <ChoiceField
        name="as"
        label={words('player.bonusAs')}
        choices={choicesOf('bonusAs', ['grant', 'offer', 'audit'])}
      />
      <NumberField
        name="hours"
        label={words('bonuses.hours')}
        help={words('bonuses.hoursHelp')}
        least={1}
        most={8760}
        isOptional
      />
      <TextField name="grantId" label={words('bonuses.id')} help={words('player.grantIdHelp')} most={64} />
      <ReasonField />
    </ActButton>
  );
}

/** What staff may do about a player from any part of the file. */
export function PlayerActs({ player }: { readonly player: Player }) {
  const { account } = player;
  return (
    <>
      <ActButton<typeof writeToPlayer, { subject: string; content: string }>
        call={writeToPlayer}
        label={words('player.write')}
        title={words('player.writeTitle', { name: account })}
        verb={words('messages.send')}
        note={words('messages.answerNote')}
        effects={[]}
        given={(values) => ({ account, ...values })}
        done={words('player.written')}
      >
        <TextField name="subject" label={words('messages.subject')} />
        <TextField name="content" label={words('messages.content')} rows={8} most={5000} />
      </ActButton>
      <GiveBonus account={account} />
      <ActButton<typeof endSessions, { reason: string }>
        call={endSessions}
        label={words('player.kick')}
        title={words('player.kickTitle', { name: account })}
        verb={words('player.kick')}
        effects={[
          [words('player.sessions'), String(player.openSessions)],
          [words('effect.label'), words('player.kickEffect')],
        ]}
        given={({ reason }) => ({ account, reason })}
        done={words('player.kicked')}
      >
        <ReasonField />
      </ActButton>
      <StopPlay account={account} />
      <ChangeStatus player={player} />
    </>
  );
}
