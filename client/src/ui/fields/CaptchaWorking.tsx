import { useEffect, useEffectEvent } from 'react';
import { useText } from '#text/useText.tsx';
import { announce } from '../feedback/announcer.ts';
import { FieldError } from './Field.tsx';

interface CaptchaWorkingProps {
  /** Share of the work that is done; undefined while there is none. */
  readonly progress: number | 'failed' | undefined;
}

/** What the browser is working on, with its progress. Start and failure are announced. Decision 448, 4.1.3 */
export function CaptchaWorking({ progress }: CaptchaWorkingProps) {
  const text = useText('ui');
  const state = typeof progress === 'number' ? 'working' : progress;
  const say = useEffectEvent((what: 'working' | 'failed') =>
    announce(text(what === 'working' ? 'captchaWorking' : 'captchaWorkFailed')),
  );
  useEffect(() => (state === undefined ? undefined : say(state)), [state]);
  if (progress === undefined) return null;
  if (progress === 'failed') return <FieldError>{text('captchaWorkFailed')}</FieldError>;
  return (
    <p className="muted small">
      {text('captchaWorking')} <progress value={progress} aria-label={text('captchaWorking')} />
    </p>
  );
}
