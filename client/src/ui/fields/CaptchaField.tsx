import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import styles from './CaptchaField.module.css';
import { Field } from './Field.tsx';
import { Icon } from '../values/Icon.tsx';
import { refreshIcon } from '../values/icons.ts';
import { InputFrame } from './TextInput.tsx';

export interface CaptchaPicture {
  /** SVG text. */
  readonly picture: string;
  /** An equivalent question in words; '' if there is none. 3.3.8 */
  readonly question: string;
  /** Not '' if an outside service's widget is shown instead; another value for each widget. */
  readonly widget?: string;
}

interface CaptchaFieldProps {
  readonly label?: string | undefined;
  /** undefined while it loads; `failed` if it could not be loaded. */
  readonly picture: CaptchaPicture | 'failed' | undefined;
  readonly onReload: () => void;
  readonly error?: ReactNode;
  readonly input: Omit<ComponentProps<'input'>, 'id' | 'type'>;
}

/** An SVG from the backend is shown as an image, because scripts do not run there. */
const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A picture with characters, or a question as the accessible alternative. */
export function CaptchaField({ label, picture, onReload, error, input }: CaptchaFieldProps) {
  const text = useText('ui');
  const [way, setWay] = useState<'picture' | 'question'>('picture');
  const question = typeof picture === 'object' ? picture.question : '';
  const isAsked = way === 'question' && question !== '';
  return (
    <div className={styles.captcha}>
      <Field
        label={label ?? text('captcha')}
        error={error}
        question={isAsked ? question : undefined}
        hint={picture === 'failed' ? text('captchaFailed') : undefined}
      >
        {(control) => (
          <InputFrame after={!isAsked && <Reload picture={picture} onReload={onReload} />}>
            <input
              {...input}
              {...control}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={text(isAsked ? 'captchaAnswer' : 'captchaCharacters')}
            />
          </InputFrame>
        )}
      </Field>
      {/* The line is reserved before the picture is loaded, so that nothing below moves during a click. */}
      <div className={styles.way}>
        {question !== '' && (
          <button type="button" onClick={() => setWay(isAsked ? 'picture' : 'question')}>
            {text(isAsked ? 'captchaByPicture' : 'captchaByQuestion')}
          </button>
        )}
      </div>
    </div>
  );
}

function Reload({ picture, onReload }: Pick<CaptchaFieldProps, 'picture' | 'onReload'>) {
  const text = useText('ui');
  return (
    <button
      type="button"
      className={styles.reload}
      aria-label={text('captchaReload')}
      title={text('captchaReload')}
      onClick={onReload}
    >
      {typeof picture === 'object' ? (
        <img src={pictureAddress(picture.picture)} alt="" width={92} height={34} />
      ) : (
        <Icon of={refreshIcon} />
      )}
    </button>
  );
}
