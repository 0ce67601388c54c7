import { useEffect, useState } from 'react';
import { useText } from '#text/useText.tsx';
import { announce } from '../feedback/announcer.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { checkIcon, copyIcon } from '../values/icons.ts';

interface CopyButtonProps {
  readonly value: string;
  /** What is copied: 复制账号. */
  readonly label: string;
  readonly look?: 'icon' | 'words';
}

const shownForMs = 2000;

/**
 * Copies a value and confirms it visibly and to screen readers. If the browser refuses, suggests selecting the text.
 */
export function CopyButton({ value, label, look = 'icon' }: CopyButtonProps) {
  const text = useText('ui');
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setOutcome(done ? 'copied' : 'refused');
    announce(text(done ? 'copied' : 'copyRefused'));
  };
  const shown = outcome === 'idle' ? label : text(outcome === 'copied' ? 'copied' : 'copyRefused');
  const icon = outcome === 'copied' ? checkIcon : copyIcon;
  if (look === 'icon') return <IconButton label={shown} icon={icon} onClick={() => void copy()} />;
  return (
    <Button size="small" icon={icon} onClick={() => void copy()}>
      {shown}
    </Button>
  );
}
