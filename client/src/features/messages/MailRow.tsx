import type { SiteMail } from '@foyer/contract/messages/mail.ts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/values/Icon.tsx';
import {
  chatIcon,
  downIcon,
  downloadIcon,
  gameIcon,
  giftIcon,
  shieldIcon,
  trashIcon,
  uploadIcon,
  userIcon,
} from '#ui/values/icons.ts';
import { Time } from '#ui/values/Time.tsx';
import { Unseen } from '#ui/layout/Unseen.tsx';
import styles from './Inbox.module.css';

const icons: Record<SiteMail['topic'], string> = {
  deposit: uploadIcon,
  withdrawal: downloadIcon,
  game: gameIcon,
  bonus: giftIcon,
  other: chatIcon,
  account: userIcon,
  security: shieldIcon,
};

interface MailRowProps {
  readonly mail: SiteMail;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: (() => void) | undefined;
}

export function MailRow({ mail, isOpen, onToggle, onDelete }: MailRowProps) {
  const text = useText('messages');
  const id = useId();
  return (
    <li className={classes(styles.row, isOpen && styles.open, !mail.isRead && styles.unread)}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className={styles.sign}>
          <Icon of={icons[mail.topic]} />
        </span>
        <span className={styles.subject}>
          {!mail.isRead && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <Unseen>{text('new')} </Unseen>
            </>
          )}
          {mail.subject}
        </span>
        <span className={styles.about}>
          {text(`topics.${mail.topic}`)}
          <Time value={mail.createTime} />
        </span>
        <Icon of={downIcon} size={16} className={styles.turn} />
      </button>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {mail.content.split('\n').map((line, at) => (
          // Lines have no id, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at}>{line}</p>
        ))}
        <div className={styles.acts}>
          <Onward topic={mail.topic} />
          {onDelete && (
            <Button look="quiet" icon={trashIcon} onClick={onDelete}>
              {text('delete')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Link to the page that a mail is about. */
function Onward({ topic }: Pick<SiteMail, 'topic'>) {
  const text = useText('messages');
  const look = buttonClass({});
  switch (topic) {
    case 'deposit':
      return (
        <Link to="/mine/billDetail" search={{ tab: 'deposits' }} className={look}>
          {text('toDeposit')}
        </Link>
      );
    case 'withdrawal':
      return (
        <Link to="/mine/capital/withdrawalList" className={look}>
          {text('toWithdrawal')}
        </Link>
      );
    case 'account':
    case 'security':
      return (
        <Link to="/mine/safety" className={look}>
          {text('toSecurity')}
        </Link>
      );
    case 'bonus':
      return (
        <Link to="/mine/billDetail" className={look}>
          {text('toBonus')}
        </Link>
      );
    case 'game':
    case 'other':
      return null;
  }
}
