import type { ComponentProps } from 'react';
import { InputFrame } from './TextInput.tsx';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <InputFrame className={className}>
      <textarea {...rest} />
    </InputFrame>
  );
}
