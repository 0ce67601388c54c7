import { Link as RouterLink } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import { shieldIcon } from '#ui/values/icons.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { dropLink } from './link.ts';
import type { Link } from './link.ts';
import type { LinkNoteProps } from './LinkNote.tsx';
import styles from './ThirdParty.module.css';

/** Content of `LinkNote`. */
export function LinkWords({ on, redirect, passport }: LinkNoteProps & Pick<Link, 'passport'>) {
  const text = useText('account/thirdParty');
  const search = redirect === undefined ? {} : { redirect };
  return (
    <Note tone="accent" icon={shieldIcon} role="status">
      <b>{text(on === 'login' ? 'third.unknown' : 'third.register', { passport })}</b>
      <p>
        {on === 'register'
          ? text('third.registerWords')
          : text.rich('third.unknownWords', {
              link: (words) => (
                <RouterLink className="link" to="/register" search={search}>
                  {words}
                </RouterLink>
              ),
            })}
      </p>
      <button type="button" className={`link ${styles.drop ?? ''}`} onClick={dropLink}>
        {text('third.drop')}
      </button>
    </Note>
  );
}
