import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { eyeIcon, eyeOffIcon } from '../values/icons.ts';
import styles from './PasswordInput.module.css';
import { InputFrame } from './TextInput.tsx';
import type { TextInputProps } from './TextInput.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'after' | 'autoComplete'> {
  /** Tells the browser's password manager what to offer. AMB-183 */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field with a button that shows the text. It is hidden again when the form is sent. */
export function PasswordInput({ before, tone, className, ...input }: PasswordInputProps) {
  const text = useText('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <InputFrame
      before={before}
      tone={tone}
      className={className}
      after={
        <IconButton
          className={styles.reveal}
          label={text(isShown ? 'hidePassword' : 'showPassword')}
          icon={isShown ? eyeOffIcon : eyeIcon}
          aria-controls={input.id}
          onClick={() => setIsShown(!isShown)}
        />
      }
    >
      <input {...input} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
    </InputFrame>
  );
}
