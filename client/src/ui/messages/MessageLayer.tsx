import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { CopyButton } from '../actions/CopyButton.tsx';
import { Icon } from '../values/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { alertIcon, checkIcon, closeIcon, hornIcon } from '../values/icons.ts';
import styles from './MessageLayer.module.css';
import { dismiss, holdMessages, onMessages, shownMessages } from './messages.ts';
import type { MessageKind, ShownMessage } from './messages.ts';

const none: readonly ShownMessage[] = [];
const places = {
  /** Short and centred, like errors. */
  middle: ['success', 'warning', 'error'],
  /** Under the header. */
  top: ['notice'],
  /** In the corner, with a title. */
  corner: ['notification'],
} as const satisfies Record<string, readonly MessageKind[]>;
const placeNames = ['top', 'corner', 'middle'] as const;

/** One layer over every route. SI-55 */
export function MessageLayer() {
  const text = useText('ui');
  const messages = useSyncExternalStore(onMessages, shownMessages, () => none);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Shown again with each message, to be above a dialog that was opened in the meantime.
    const element = layer.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (messages.length > 0) element.showPopover();
  }, [messages]);
  useEffect(() => {
    // The pointer may leave with the message that was closed under it.
    if (messages.length === 0) holdMessages(false);
  }, [messages.length]);
  return (
    <div ref={layer} popover="manual" className={styles.layer} role="region" aria-label={text('messages')}>
      {placeNames.map((place) => (
        <ul key={place} className={styles[place]}>
          {messages
            .filter((message) => places[place].some((kind) => kind === message.kind))
            .map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
        </ul>
      ))}
    </div>
  );
}

const signs: Record<MessageKind, string> = {
  success: checkIcon,
  warning: alertIcon,
  notice: alertIcon,
  notification: hornIcon,
  error: alertIcon,
};

function MessageCard({ message }: { readonly message: ShownMessage }) {
  const text = useText('ui');
  const { id, kind, title, action, requestId } = message;
  return (
    // The timers stop while the pointer or the focus is on the message.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes(styles.message, styles[kind])}
      onPointerEnter={() => holdMessages(true)}
      onPointerLeave={() => holdMessages(false)}
      onFocus={() => holdMessages(true)}
      onBlur={() => holdMessages(false)}
    >
      <Icon of={signs[kind]} className={styles.sign} />
      <div className={styles.body}>
        {title && <b>{title}</b>}
        <p className={title ? styles.quiet : undefined}>{message.text}</p>
        {requestId && (
          <p className={styles.id}>
            {text('requestId', { id: requestId })}
            <CopyButton value={requestId} label={text('copyRequestId')} />
          </p>
        )}
        {action && (
          <Button
            look="quiet"
            className={styles.action}
            onClick={() => {
              dismiss(id);
              action.act();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={text('close')} icon={closeIcon} onClick={() => dismiss(id)} />
    </li>
  );
}
