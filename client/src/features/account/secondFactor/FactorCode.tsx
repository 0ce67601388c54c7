import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';

/** The field `code` of the surrounding form: a code of the authenticator, or a recovery code. */
export function FactorCode() {
  const text = useText('account/secondFactor');
  return (
    <FormText
      name="code"
      label={text('codeOrRecovery')}
      hint={text('codeOrRecoveryHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}
