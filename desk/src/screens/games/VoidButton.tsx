/**
 * Voids a draw, a round, a match or a bet. The effects are read first and shown; the act carries their mark, so that it
 * is refused if they are others by then.
 */
import { Button } from 'antd';
import { useState } from 'react';
import { previewVoid, voidPlay } from '@foyer/contract/desk/games.ts';
import type { VoidTarget } from '@foyer/contract/desk/games.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { amountText } from '@foyer/text/amount.ts';
import { errorWords } from '../../api/errorWords.ts';
import { newKey, send } from '../../api/send.ts';
import { useMay } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { announceFault } from '../../ui/announce.ts';
import { ReasonField } from '../../ui/fields.tsx';
import type { Row } from '../../ui/Rows.tsx';

type Preview = ReplyOf<typeof previewVoid>;

const effectsOf = ({ bets, players, stakeSatang, repricedSatang, prizeSatang, missingSatang }: Preview): Row[] => [
  [
    words('void.bets'),
    <span key="bets" className="num">
      {bets}
    </span>,
  ],
  [
    words('void.players'),
    <span key="players" className="num">
      {players}
    </span>,
  ],
  [words('void.stakes'), amountText(stakeSatang)],
  repricedSatang > 0 && [words('void.repriced'), amountText(repricedSatang)],
  [words('void.prizes'), amountText(prizeSatang)],
  [
    words('void.missing'),
    <span key="missing" className={missingSatang > 0 ? 'bad num' : 'num'}>
      {amountText(missingSatang)}
    </span>,
  ],
];

interface Props {
  readonly target: VoidTarget;
  /** Names what is voided. */
  readonly subject: string;
  readonly size?: 'small' | 'middle';
}

export function VoidButton({ target, subject, size = 'small' }: Props) {
  const may = useMay();
  const [preview, setPreview] = useState<Preview>();
  const [isReading, setIsReading] = useState(false);
  if (!may('games.void')) return null;
  const look = async () => {
    setIsReading(true);
    try {
      const given = { path: previewVoid.path, method: 'POST', given: { target }, key: newKey() } as const;
      const read = await send<Preview>(given);
      if (read.isVoided) announceFault(words('void.already'));
      else setPreview(read);
    } catch (error) {
      announceFault(errorWords(error));
    }
    setIsReading(false);
  };
  return (
    <>
      <Button danger={size !== 'small'} size={size} loading={isReading} onClick={() => void look()}>
        {words('void.act')}
      </Button>
      {preview === undefined ? null : (
        <ActDialog<typeof voidPlay, { reason: string }>
          call={voidPlay}
          title={words('void.title', { subject })}
          verb={words('void.verb')}
          isDanger
          note={words('void.note')}
          effects={effectsOf(preview)}
          given={({ reason }) => ({ target, reason, mark: preview.mark })}
          done={words('void.done')}
          onClose={() => setPreview(undefined)}
        >
          <ReasonField />
        </ActDialog>
      )}
    </>
  );
}
