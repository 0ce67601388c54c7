import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { alertIcon, checkIcon } from '#ui/values/icons.ts';
import styles from './Draws.module.css';

interface StepProps {
  readonly words: string;
  /** Undefined while it is computed. */
  readonly holds: boolean | undefined;
}

/** One step of a proof with its result. */
export function Step({ words, holds }: StepProps) {
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
