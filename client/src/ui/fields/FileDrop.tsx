import { useCallback, useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { FieldError } from './Field.tsx';
import styles from './FileDrop.module.css';
import { Icon } from '../values/Icon.tsx';
import { uploadIcon } from '../values/icons.ts';
import { Meter } from '../values/Meter.tsx';

export interface FileRule {
  /** MIME types: image/jpeg, … */
  readonly types: readonly string[];
  /** Without the dot; if given, the name must end with one of them. */
  readonly extensions?: readonly string[];
  readonly maximumBytes: number;
}

/** Progress of the upload; `share` from 0 to 1. */
export type FileState =
  | { readonly status: 'none' | 'chosen' | 'sent' }
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'failed'; readonly reason: string };

interface FileDropProps {
  readonly label: string;
  /** States the rule before it fails. */
  readonly hint: string;
  readonly rule: FileRule;
  readonly file: File | undefined;
  readonly state: FileState;
  /** Messages for a file that breaks the rule. */
  readonly wrongType: string;
  readonly tooLarge: string;
  readonly onFile: (file: File | undefined) => void;
  readonly error?: ReactNode;
}

/** Picks one picture by button or drop, with a preview. A wrong type or size is reported before the upload. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, rule, file, state, onFile } = props;
  const text = useText('ui');
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const take = (given: File | undefined) => {
    if (!given) return;
    const refused = refusalOf(given, props);
    setRefusal(refused);
    if (!refused) onFile(given);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const error = refusal ?? (state.status === 'failed' ? state.reason : props.error);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={classes(styles.drop, isOver && styles.over, Boolean(error) && styles.bad)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={rule.types.join(',')}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Allows the same file to be chosen again after it was changed.
            event.target.value = '';
          }}
        />
        {file ? <Chosen file={file} state={state} onRemove={() => onFile(undefined)} /> : <Invitation />}
      </div>
      <div id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error ? <FieldError>{error}</FieldError> : <p className={styles.hint}>{hint}</p>}
      </div>
      {state.status === 'sending' && (
        <Meter
          label={text('sendingFile')}
          value={state.share}
          max={1}
          words={text('percent', { percent: Math.round(state.share * 100) })}
        />
      )}
    </div>
  );
}

function refusalOf(file: File, { rule, wrongType, tooLarge }: FileDropProps): string | undefined {
  if (!isOfType(file, rule)) return wrongType;
  return file.size > rule.maximumBytes ? tooLarge : undefined;
}

/** Checks the MIME type of the file and the extension of its name. VALID-052 */
function isOfType({ name, type }: File, { types, extensions }: FileRule): boolean {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  return types.includes(type) && (extensions?.includes(extension) ?? true);
}

function Invitation() {
  const text = useText('ui');
  return (
    <span className={styles.invitation} aria-hidden="true">
      <Icon of={uploadIcon} size={24} />
      <span>
        <b>{text('choosePicture')}</b>
        <span className={styles.byPointer}>{text('orDropHere')}</span>
      </span>
    </span>
  );
}

interface ChosenProps extends Pick<FileDropProps, 'state'> {
  readonly file: File;
  readonly onRemove: () => void;
}

function Chosen({ file, state, onRemove }: ChosenProps) {
  const text = useText('ui');
  // The object URL is revoked when the picture is unmounted.
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <div className={styles.chosen}>
      <img ref={show} className={styles.picture} alt={text('pictureOf', { name: file.name })} />
      <span className={styles.name}>
        {file.name}
        <span className={styles.size}>
          {state.status === 'sent' ? text('fileSent') : text('kilobytes', { size: Math.ceil(file.size / 1024) })}
        </span>
      </span>
      {state.status !== 'sending' && (
        <Button look="quiet" className={styles.remove} onClick={onRemove}>
          {text('removeFile')}
        </Button>
      )}
    </div>
  );
}
