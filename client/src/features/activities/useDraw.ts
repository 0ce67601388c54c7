/** One draw per click: sent once, shown when the wheel has stopped, and unchanged by a reload. L04, L05, L06 */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import type { depClickButton } from '@foyer/contract/activities/depositWheel.ts';
import type { raffle } from '@foyer/contract/activities/raffle.ts';
import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import type { OwnDraws, WheelCode, WheelDraw, WheelPrize } from '@foyer/contract/activities/wheelDraw.ts';
import type { Call } from '@foyer/contract/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { closeMoneyRequest, pendingMoney } from '#api/moneyRequest.ts';
import { useCall } from '#api/useCall.ts';
import { holdNews } from '#session/newsHold.ts';
import { requireLogin } from '#session/requireLogin.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { showMessage } from '#ui/messages/messages.ts';
import { amountText } from '@foyer/text/amount.ts';
import { turnAt, turnsTo } from './wheelGeometry.ts';

export interface DrawSetting {
  readonly wheel: WheelCode;
  readonly call: typeof raffle | typeof depClickButton;
  /** The same every time, so that an unanswered request is repeated under its id. */
  readonly request: object;
  /** Reads that a draw makes stale. */
  readonly stale: readonly Call[];
  readonly prizes: readonly WheelPrize[];
  /** Undefined for a guest, and while it loads. */
  readonly mine: OwnDraws | undefined;
  readonly onPrize: () => void;
}

export interface DrawState {
  readonly phase: 'resting' | 'asking' | 'spinning';
  readonly turns: number;
  readonly drawsLeft: number | undefined;
  /** The latest draw; undefined while the wheel turns. */
  readonly shown: WheelDraw | undefined;
  /** Drawn since the page was opened. */
  readonly isNew: boolean;
  /** A draw was sent and not answered. */
  readonly isUnanswered: boolean;
  readonly press: () => void;
  readonly rest: () => void;
}

/** 64 random bits. Players can set their own seed below the wheel. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const wholeTurns = 5;

export function useDraw({ wheel, call, request, stale, prizes, mine, onPrize }: DrawSetting): DrawState {
  const t = useText('activities/wheel');
  const client = useQueryClient();
  const seed = useCall(changeDrawSeed);
  const ask = useCall<Call>(call);
  const [phase, setPhase] = useState<DrawState['phase']>('resting');
  const [spun, setSpun] = useState<{ readonly draw: WheelDraw; readonly drawsLeft: number; readonly turns: number }>();
  const last = mine?.lastDraw;
  // Another tab may have drawn since.
  const isNew = spun !== undefined && (last === undefined || last.drawnMs <= spun.draw.drawnMs);
  const resting = isNew ? spun.draw : last;
  const turns = isNew ? spun.turns : turnAt(prizes, last?.ticket ?? Math.floor((prizes[0]?.tickets ?? 1) / 2));

  const lastId = last?.requestId;
  // The page's read includes the draw whose answer was lost, so its request is no longer open.
  useEffect(() => {
    if (lastId !== undefined && pendingMoney(call.name)?.requestId === lastId) closeMoneyRequest(call.name);
  }, [call, lastId]);

  // Delays balance events, which would reveal the prize before the wheel stops.
  const isTurning = phase !== 'resting';
  useEffect(() => (isTurning ? holdNews() : undefined), [isTurning]);

  const readAgain = (): void => {
    for (const { name } of [...stale, logedUserInfo]) void client.invalidateQueries({ queryKey: [name] });
  };

  async function draw(own: OwnDraws): Promise<void> {
    setPhase('asking');
    try {
      // The house commits to its seed before it receives the player's. F01
      if (own.seeds.commitment === '') {
        await seed.mutateAsync({ wheel, clientSeed: randomSeed(), nextCommitment: own.seeds.nextCommitment });
      }
      const answer = (await ask.mutateAsync(request)) as { readonly draw: WheelDraw; readonly drawsLeft: number };
      setSpun({ ...answer, turns: turnsTo(turns, turnAt(prizes, answer.draw.ticket), wholeTurns) });
      setPhase('spinning');
    } catch {
      // The shell has shown the reason. Read again, in case the draw happened after all.
      setPhase('resting');
      readAgain();
    }
  }

  return {
    phase,
    turns,
    drawsLeft: isNew && phase !== 'resting' ? spun.drawsLeft : mine?.drawsLeft,
    shown: phase === 'spinning' ? undefined : resting,
    isNew,
    isUnanswered:
      phase === 'resting' && pendingMoney(call.name) !== undefined && lastId !== pendingMoney(call.name)?.requestId,
    press() {
      if (!requireLogin('bonus')) return;
      if (phase !== 'resting') showMessage({ kind: 'warning', text: t('inProgress') });
      else if (mine?.drawsLeft === 0) showMessage({ kind: 'warning', text: t('noDraws') });
      else if (mine) void draw(mine);
    },
    rest() {
      setPhase('resting');
      readAgain();
      if (!spun) return;
      if (spun.draw.kind === 'money') onPrize();
      announce(prizeWords(t, spun.draw));
    },
  };
}

function prizeWords(t: Text<'activities/wheel'>, { kind, amountSatang, targetSatang }: WheelDraw): string {
  return kind === 'money'
    ? t('wonHeard', { amount: amountText(amountSatang), target: amountText(targetSatang) })
    : t('noneTitle');
}
