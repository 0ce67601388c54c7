import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import type { DrawSeeds, WheelCode } from '@foyer/contract/activities/wheelDraw.ts';
import type { Call, ResponseOf } from '@foyer/contract/call.ts';
import { isClientSeed } from '@foyer/games/fair/draw.ts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCall } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './WheelSeeds.module.css';

interface WheelSeedsProps {
  readonly wheel: WheelCode;
  readonly seeds: DrawSeeds;
  readonly stale: readonly Call[];
}

/** The commitments, the player's seed, and a change of seed that reveals the old one. F01 */
export function WheelSeeds({ wheel, seeds, stale }: WheelSeedsProps) {
  const t = useText('activities/wheel');
  const [given, setGiven] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = useCall(changeDrawSeed, { invalidates: stale });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(!isClientSeed(given));
    if (isClientSeed(given)) change.mutate({ wheel, clientSeed: given, nextCommitment: seeds.nextCommitment });
  };
  return (
    <div className={styles.seeds}>
      <p className="muted">{t('seeds.lead')}</p>
      <DefinitionRows
        rows={[
          { term: t('seeds.commitment'), value: <Seed text={seeds.commitment} none={t('seeds.none')} /> },
          { term: t('seeds.yours'), value: <Seed text={seeds.clientSeed} none={t('seeds.none')} /> },
          { term: t('seeds.nonce'), value: <span className="num">{seeds.nonce}</span> },
          { term: t('seeds.next'), value: <Seed text={seeds.nextCommitment} none={t('seeds.none')} /> },
        ]}
      />
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('seeds.new')} hint={t('seeds.newHint')} error={isWrong ? t('seeds.wrong') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={given}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setGiven(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" state={change.isPending ? 'busy' : 'ready'}>
          {t('seeds.change')}
        </Button>
      </form>
      {change.data && <Revealed revealed={change.data} />}
    </div>
  );
}

function Revealed({ revealed }: { readonly revealed: ResponseOf<typeof changeDrawSeed> }) {
  const t = useText('activities/wheel');
  if (revealed.revealedSeed === '') {
    return (
      <Note tone="good" role="status">
        {t('seeds.begun')}
      </Note>
    );
  }
  return (
    <Note tone="good" role="status">
      <p>{t('seeds.revealed')}</p>
      <p>
        <Seed text={revealed.revealedSeed} none="" />
      </p>
    </Note>
  );
}

/** A seed or hash with a button that copies it. */
export function Seed({ text, none }: { readonly text: string; readonly none: string }) {
  const ui = useText('ui');
  if (text === '') return <span className="faint">{none}</span>;
  return (
    <span className={styles.seed}>
      <code>{text}</code>
      <CopyButton value={text} label={ui('copy')} />
    </span>
  );
}
