import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';
import { InputButton } from '#ui/fields/TextInput.tsx';

interface CodeFieldProps {
  readonly label: string;
  /** Seconds until another code may be requested. */
  readonly left: number;
  readonly isSending: boolean;
  readonly wasSent: boolean;
  readonly onSend: () => void;
}

/** A code of 4 to 8 digits and the button that sends one. VALID-050, AMB-103 */
export function CodeField({ label, left, isSending, wasSent, onSend }: CodeFieldProps) {
  const text = useText('account');
  const words = left > 0 ? text('code.wait', { seconds: left }) : text(wasSent ? 'code.again' : 'code.send');
  return (
    <FormText
      name="code"
      label={label}
      placeholder={text('code.placeholder')}
      inputMode="numeric"
      autoComplete="one-time-code"
      after={
        <InputButton disabled={left > 0 || isSending} onClick={onSend}>
          {words}
        </InputButton>
      }
    />
  );
}
