import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { gtChaseList, gtStopChase, gtUserBetRecords } from '@foyer/contract/lottery/betting.ts';
import type { LotteryChase } from '@foyer/contract/lottery/betting.ts';
import { useState } from 'react';
import { useFailureText } from '#api/failureText.ts';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Mine.module.css';
import { betTones, shownState } from './shownState.ts';
import type { ShownState } from './shownState.ts';

/** One chase issue by issue, with its totals. */
export function ChaseDetail({ chase, latestIssue }: { readonly chase: LotteryChase; readonly latestIssue: string }) {
  const text = useText('lottery/mine');
  const { steps, stakeSatang, playedSatang, returnedSatang, prizeSatang } = chase;
  return (
    <div className={styles.mine}>
      <DefinitionRows
        rows={[
          { term: text('chaseNo'), value: <span className="num">{chase.chaseNo}</span> },
          { term: text('created'), value: <Time value={chase.createdMs} /> },
          { term: text('paid'), value: <Money amount={stakeSatang} /> },
          { term: text('played'), value: <Money amount={playedSatang} /> },
          { term: text('returned'), value: <Money amount={returnedSatang} /> },
          { term: text('held'), value: <Money amount={stakeSatang - playedSatang - returnedSatang} /> },
          { term: text('prize'), value: <Money amount={prizeSatang} />, tone: 'total' },
        ]}
      />
      <p className="muted small">{text(chase.isStopOnWin ? 'stopOnWin' : 'goOn')}</p>
      <h3>{text('steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.issue}>
            <span className="num">{step.issue}</span>
            <span className="faint num">{text('multipleOf', { multiple: step.multiple })}</span>
            <Money amount={step.stakeSatang} />
            <StepState state={shownState(step, latestIssue)} />
          </li>
        ))}
      </ol>
      {chase.state === 'running' && <Stop chase={chase} />}
    </div>
  );
}

function StepState({ state }: { readonly state: ShownState }) {
  const text = useText('lottery/mine');
  return (
    <Badge hasDot tone={betTones[state]}>
      {text(`state.${state}`)}
    </Badge>
  );
}

/** Stops a chase after a confirmation. A stop without an answer can be sent again under the same id. L04 */
function Stop({ chase }: { readonly chase: LotteryChase }) {
  const text = useText('lottery/mine');
  const textOf = useFailureText();
  const [isAsked, setIsAsked] = useState(false);
  const [failed, setFailed] = useState<string>();
  const stop = useCall(gtStopChase, {
    invalidates: [gtChaseList, gtUserBetRecords, logedUserInfo],
    isShownByCaller: true,
    onDone: ({ returnedSatang }) => {
      setIsAsked(false);
      showMessage({ kind: 'success', text: text('stopped', { amount: amountText(returnedSatang) }) });
    },
  });
  const left = chase.steps.filter(({ state }) => state === 'planned');
  const confirm = () =>
    stop.mutate(
      { chaseNo: chase.chaseNo },
      {
        onError: (failure) => {
          failure.isShown = true;
          setIsAsked(false);
          setFailed(failure.isOutcomeUnknown ? text('stopUnknown') : failure.message || textOf(failure));
        },
      },
    );
  return (
    <>
      {failed !== undefined && (
        <Note tone="warn" role="alert">
          {failed}
        </Note>
      )}
      <div className={styles.acts}>
        <Button look="danger" onClick={() => setIsAsked(true)}>
          {text('stop')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={text('stopTitle')}
          keep={text('keep')}
          confirm={text('stop')}
          tone="danger"
          isBusy={stop.isPending}
          onKeep={() => setIsAsked(false)}
          onConfirm={confirm}
        >
          <p>
            {text('stopWords', {
              count: left.length,
              amount: amountText(left.reduce((sum, { stakeSatang }) => sum + stakeSatang, 0)),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
