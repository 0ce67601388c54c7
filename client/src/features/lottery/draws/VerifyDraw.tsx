import { gtDraw } from '@foyer/contract/lottery/draws.ts';
import type { DrawProof, LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { proofText, verifierAddress } from '@foyer/games/fair/proof.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { HashedNote, ProofActs } from '#ui/values/ProofActs.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Balls } from '../Balls.tsx';
import { HouseTime } from '../HouseTime.tsx';
import { proofOfDraw } from './drawProof.ts';
import { SaltProof } from './SaltProof.tsx';
import { Step } from './Step.tsx';
import styles from './Draws.module.css';
import { isSalted, isSound } from '@foyer/games/fair/saltRecords.ts';
import { useSaltCheck } from './useSaltCheck.ts';
import type { SaltQuery } from './useSaltCheck.ts';
import { allHolds, isSame, walkChain } from './walkChain.ts';
import type { ChainCheck } from './walkChain.ts';

interface VerifyDrawProps {
  readonly code: LotteryCode;
  readonly issue: string;
  readonly onClose: () => void;
}

/** Recomputes one draw in the browser from what the house has published. F01, F03 */
export function VerifyDraw({ code, issue, onClose }: VerifyDrawProps) {
  const text = useText('lottery/draws');
  const drawn = useQuery({ ...q(gtDraw, { lotteryCode: code, issue }), meta: { isShownByCaller: true } });
  return (
    <Dialog shape="wide" title={text('fairTitle', { issue })} onClose={onClose}>
      {drawn.isPending ? (
        <SkeletonRows rows={5} rowHeight={44} />
      ) : drawn.isError ? (
        <ErrorState title={text('failed')} onRetry={() => void drawn.refetch()} requestId={requestIdOf(drawn.error)}>
          {text('unchanged')}
        </ErrorState>
      ) : drawn.data.proof ? (
        <Proof draw={drawn.data.draw} proof={drawn.data.proof} />
      ) : (
        <Note>{text('fairNotYet')}</Note>
      )}
    </Dialog>
  );
}

function Proof({ draw, proof }: { readonly draw: LotteryDraw; readonly proof: DrawProof }) {
  const text = useText('lottery/draws');
  const lottery = useText('lottery');
  const locale = useLocale();
  const copied = proofOfDraw(draw, proof);
  const { lotteryCode, issue, numbers } = draw;
  const { seed, previousSeed, position, chain } = proof;
  const check = useQuery({
    queryKey: ['lotteryCheck', lotteryCode, issue, seed, numbers] as const,
    queryFn: ({ signal }) => walkChain(lotteryCode, issue, proof, signal),
    staleTime: Infinity,
  });
  const salted = useSaltCheck(draw, chain);
  return (
    <div className={styles.proof}>
      <p className="muted">{text('fairLead')}</p>
      {draw.isExample && (
        <p>
          <Badge tone="truth">{lottery('example')}</Badge> {text('exampleWords')}
        </p>
      )}
      <Verdict
        draw={draw}
        check={check.data}
        position={position}
        salt={isSalted(chain.salt) ? saltState(salted) : 'sound'}
      />
      <CopyRows
        rows={[
          { term: text('seed'), value: seed, copy: text('copySeed') },
          { term: text('anchor'), value: chain.anchor, copy: text('copyAnchor') },
        ]}
      />
      <DefinitionRows
        rows={[
          { term: text('previous'), value: <code className={styles.hash}>{previousSeed}</code> },
          { term: text('published'), value: <HouseTime value={chain.publishedMs} /> },
          { term: text('position'), value: text('positionOf', { position, length: chain.length }) },
        ]}
      />
      <SaltProof salt={chain.salt} check={salted} />
      <ProofActs proof={proofText(copied)} address={verifierAddress(locale, copied)} className={styles.ways} />
      <HashedNote family="lottery" />
    </div>
  );
}

type SaltState = 'sound' | 'unsound' | 'pending' | 'unread';

function saltState({ data, isError }: SaltQuery): SaltState {
  if (data === undefined) return isError ? 'unread' : 'pending';
  return isSound(data) ? 'sound' : 'unsound';
}

interface VerdictProps {
  readonly draw: LotteryDraw;
  /** Undefined while it is computed. */
  readonly check: ChainCheck | undefined;
  readonly position: number;
  /** A chain without a salt is `sound`, and the page says below that it has none. */
  readonly salt: SaltState;
}

/** The published and the recomputed balls, and the result of each step. */
function Verdict({ draw, check, position, salt }: VerdictProps) {
  const text = useText('lottery/draws');
  const { lotteryCode: code, numbers } = draw;
  const isRead = salt === 'sound' || salt === 'unsound';
  const isWhole = check && isRead ? salt === 'sound' && allHolds(check, numbers) : undefined;
  return (
    <>
      <dl className={styles.both}>
        <div>
          <dt>{text('said')}</dt>
          <dd>
            <Balls code={code} numbers={numbers} />
          </dd>
        </div>
        <div>
          <dt>{text('computed')}</dt>
          <dd>
            <Balls code={code} numbers={check?.numbers.length === numbers.length ? check.numbers : undefined} />
          </dd>
        </div>
      </dl>
      <ul className={styles.steps}>
        <Step words={text('stepLink')} holds={check?.isLinked} />
        <Step words={text('stepAnchor', { position })} holds={check?.isAnchored} />
        <Step words={text('stepNumbers')} holds={check && isSame(check, numbers)} />
      </ul>
      <div role="status">
        {isWhole === undefined ? (
          salt !== 'unread' && <p className="muted">{text('computing')}</p>
        ) : (
          <Note tone={isWhole ? 'good' : 'bad'}>{text(isWhole ? 'allHold' : 'notHold')}</Note>
        )}
      </div>
    </>
  );
}
