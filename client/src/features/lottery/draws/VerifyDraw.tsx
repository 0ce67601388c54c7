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
import { Icon } from '#ui/values/Icon.tsx';
import { alertIcon, checkIcon } from '#ui/values/icons.ts';
import { HashedNote, ProofActs } from '#ui/values/ProofActs.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Balls } from '../Balls.tsx';
import { HouseTime } from '../HouseTime.tsx';
import { proofOfDraw } from './drawProof.ts';
import styles from './Draws.module.css';
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
  return (
    <div className={styles.proof}>
      <p className="muted">{text('fairLead')}</p>
      {draw.isExample && (
        <p>
          <Badge tone="truth">{lottery('example')}</Badge> {text('exampleWords')}
        </p>
      )}
      <Verdict draw={draw} check={check.data} position={position} />
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
      <ProofActs proof={proofText(copied)} address={verifierAddress(locale, copied)} className={styles.ways} />
      <HashedNote family="lottery" />
    </div>
  );
}

interface VerdictProps {
  readonly draw: LotteryDraw;
  /** Undefined while it is computed. */
  readonly check: ChainCheck | undefined;
  readonly position: number;
}

/** The published and the recomputed balls, and the result of each step. */
function Verdict({ draw, check, position }: VerdictProps) {
  const text = useText('lottery/draws');
  const { lotteryCode: code, numbers } = draw;
  const isWhole = check && allHolds(check, numbers);
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
          <p className="muted">{text('computing')}</p>
        ) : (
          <Note tone={isWhole ? 'good' : 'bad'}>{text(isWhole ? 'allHold' : 'notHold')}</Note>
        )}
      </div>
    </>
  );
}

function Step({ words, holds }: { readonly words: string; readonly holds: boolean | undefined }) {
  const text = useText('lottery/draws');
  return (
    <li>
      <span>{words}</span>
      {holds !== undefined && (
        <b className={holds ? styles.holds : styles.fails}>
          <Icon of={holds ? checkIcon : alertIcon} size={16} />
          {text(holds ? 'holds' : 'fails')}
        </b>
      )}
    </li>
  );
}
