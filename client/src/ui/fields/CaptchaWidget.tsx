import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useText } from '#text/useText.tsx';
import { announce } from '../feedback/announcer.ts';
import { Button } from '../actions/Button.tsx';
import styles from './CaptchaWidget.module.css';
import { FieldError } from './Field.tsx';

interface CaptchaWidgetProps {
  readonly error?: string | undefined;
  /** Called with the token of the service; with '' if there is none any more. */
  readonly onToken: (token: string) => void;
}

/** What the page in the frame reports; see server/src/web/captchaWidget.ts. */
interface Report {
  readonly captcha: 'shown' | 'token' | 'expired' | 'failed' | 'opened' | 'closed';
  readonly token: string;
}
type State = 'loading' | 'shown' | 'opened' | 'expired' | 'failed';

/** Without a report until then, the browser or the network blocks the widget. */
const patienceMs = 20_000;

const themeNow = (): string =>
  document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

const isReport = (data: unknown): data is Report => typeof data === 'object' && data !== null && 'captcha' in data;

/**
 * The captcha of an outside service. It runs in a frame without the site's origin, so that its script reaches neither
 * the page nor the session. Decision 448
 */
export function CaptchaWidget({ error, onToken }: CaptchaWidgetProps) {
  const text = useText('ui');
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useEffectEvent((how: 'expired' | 'failed') => {
    setState(how);
    onToken('');
    announce(text(how === 'failed' ? 'captchaWidgetFailed' : 'captchaWidgetExpired'));
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    // A sandboxed frame has the origin 'null', as others have, so that the window decides.
    if (origin !== 'null' || source !== frame.current?.contentWindow || !isReport(data)) return;
    const { captcha, token } = data;
    if (captcha === 'token') return onToken(token);
    if (captcha === 'expired' || captcha === 'failed') fail(captcha);
    else setState(captcha === 'opened' ? 'opened' : 'shown');
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => fail('failed'), patienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const isOver = state === 'expired' || state === 'failed';
  return (
    <div className={styles.widget}>
      {!isOver && (
        <iframe
          key={attempt}
          ref={frame}
          className={styles.frame}
          title={text('captchaWidget')}
          src={`/captcha-widget?lang=${locale}&theme=${themeNow()}`}
          sandbox="allow-scripts allow-forms allow-popups"
          data-opened={state === 'opened' || undefined}
        />
      )}
      {isOver && (
        <>
          <FieldError>{text(state === 'failed' ? 'captchaWidgetFailed' : 'captchaWidgetExpired')}</FieldError>
          <Button type="button" onClick={retry}>
            {text('retry')}
          </Button>
        </>
      )}
      {error !== undefined && !isOver && <FieldError>{error}</FieldError>}
    </div>
  );
}
