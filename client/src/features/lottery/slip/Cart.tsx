import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { changeDesk } from '../bet/deskState.ts';
import type { GameState } from '../clock/phase.ts';
import { withoutSent } from './cart.ts';
import type { ChasePlan } from './chase.ts';
import { Slip } from './Slip.tsx';
import { usePlace } from './usePlace.ts';

interface CartProps {
  readonly game: GameState;
  /** Class of the column beside the pad. */
  readonly className: string | undefined;
  readonly isSheetOpen: boolean;
  readonly onCloseSheet: () => void;
  /** Called when a line is edited, to scroll to the pad. */
  readonly onEdit: () => void;
  readonly onMine: (view: 'mine' | 'chases') => void;
}

/** The cart beside the pad, and on phones in a sheet. Both share one `usePlace`, so that a bet is sent once. */
export function Cart({ game, className, isSheetOpen, onCloseSheet, onEdit, onMine }: CartProps) {
  const text = useText('lottery');
  const { lotteryCode: code } = game;
  const [plans, setPlans] = useState<{ readonly [code in LotteryCode]?: ChasePlan | undefined }>({});
  const place = usePlace(({ lotteryCode: placed, lines: sent }) => {
    changeDesk(placed, (desk) => {
      const lines = withoutSent(desk.lines, sent);
      const isEditing = lines.some(({ id }) => id === desk.editing);
      return { ...desk, lines, editing: isEditing ? desk.editing : undefined };
    });
    setPlans((now) => ({ ...now, [placed]: undefined }));
  });
  const slip = (
    <Slip
      game={game}
      plan={plans[code]}
      place={place}
      onPlan={(plan) => setPlans((now) => ({ ...now, [code]: plan }))}
      onEdit={() => {
        onCloseSheet();
        onEdit();
      }}
      onMine={(next) => {
        onCloseSheet();
        onMine(next);
      }}
    />
  );
  return (
    <>
      <aside className={className} aria-label={text('slip')}>
        <Card title={text('slip')}>{slip}</Card>
      </aside>
      {isSheetOpen && (
        <Dialog shape="sheet" title={text('slip')} onClose={onCloseSheet}>
          {slip}
        </Dialog>
      )}
    </>
  );
}
