import { deviceTime, houseTime } from '@foyer/text/time.ts';
import type { TimeShown } from '@foyer/text/time.ts';
import { useSyncExternalStore } from 'react';
import styles from './Money.module.css';

interface TimeProps {
  /** Epoch milliseconds, or a server's own text. */
  readonly value: number | string;
  readonly show?: TimeShown;
  readonly className?: string | undefined;
}

/** Text from the server is shown unchanged; epoch numbers in the player's time zone. AMB-070 */
export function Time({ value, show = 'second', className = styles.money }: TimeProps) {
  const timeText = useTimeText();
  if (typeof value === 'string') return <time className={className}>{value}</time>;
  return (
    <time className={className} dateTime={new Date(value).toISOString()}>
      {timeText(value, show)}
    </time>
  );
}

/**
 * Formats a time in the player's time zone. The server does not know it and writes the house's time with its zone,
 * which is replaced at hydration.
 */
export const useTimeText = (): ((epochMs: number, shown: TimeShown) => string) =>
  useSyncExternalStore(never, inBrowser, onServer);

const never = () => () => undefined;
const inBrowser = () => deviceTime;
const onServer = () => houseTime;
