import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import dialogForm from '../DialogForm.module.css';
import styles from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

const spaced = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = useText('account/secondFactor');
  return (
    <div className={dialogForm.form}>
      <Note tone="warn">{text('recoveryWords')}</Note>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{spaced(code)}</code>
          </li>
        ))}
      </ul>
      <CopyButton value={codes.map(spaced).join('\n')} label={text('copyAll')} />
      <Button look="primary" size="large" isBlock onClick={onDone}>
        {text('saved')}
      </Button>
    </div>
  );
}
