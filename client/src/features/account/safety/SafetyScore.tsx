import { securityScore } from '@foyer/contract/account/score.ts';
import type { UserInfo } from '@foyer/contract/account/session.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ScoreRing } from '../center/ScoreRing.tsx';
import styles from './Safety.module.css';
import { openItems } from './safetySteps.ts';
import type { SafetyStep } from './safetySteps.ts';

interface SafetyScoreProps {
  readonly user: UserInfo['userInfo'];
  readonly onStep: (step: SafetyStep) => void;
}

const words = {
  phone: 'item.phone',
  password: 'item.withdrawPassword',
  name: 'item.name',
  email: 'item.email',
} as const;

/** The score and the one thing to do next. CONST-028 */
export function SafetyScore({ user, onStep }: SafetyScoreProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const open = openItems(user);
  const next = open[0];
  return (
    <Card mark="lintel lit" className={styles.score}>
      <ScoreRing score={securityScore(user)} />
      <div className={styles.advice}>
        <h2>{text('score.title')}</h2>
        <p>
          {next === undefined
            ? text('score.full')
            : text('score.next', { count: open.length, item: account(words[next]) })}
        </p>
        <p className="faint small">{text('score.how')}</p>
      </div>
      {next !== undefined && (
        <Button look="primary" onClick={() => onStep(next)}>
          {text('score.go')}
        </Button>
      )}
    </Card>
  );
}
