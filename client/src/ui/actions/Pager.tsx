import { useText } from '#text/useText.tsx';
import { Icon } from '../values/Icon.tsx';
import { leftIcon, rightIcon } from '../values/icons.ts';
import styles from './Pager.module.css';
import { usePressed } from './usePressed.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of all rows. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Renders nothing if all rows fit on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const text = useText('ui');
  const last = Math.ceil(total / pageSize);
  const [current, press] = usePressed(page, onPage);
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={text('pages')}>
      <button
        type="button"
        disabled={current <= 1}
        aria-label={text('previousPage')}
        onClick={() => press(current - 1)}
      >
        <Icon of={leftIcon} />
      </button>
      {shownPages(current, last).map((shown, index) =>
        shown === undefined ? (
          // A gap has no key but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            aria-label={text('pageNumber', { page: shown })}
            aria-current={shown === current ? 'page' : undefined}
            onClick={() => press(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button type="button" disabled={current >= last} aria-label={text('nextPage')} onClick={() => press(current + 1)}>
        <Icon of={rightIcon} />
      </button>
    </nav>
  );
}

/** First, last and the neighbours of the current page; undefined is a gap. At most seven items. */
export function shownPages(page: number, last: number): (number | undefined)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, undefined, last];
  if (page >= last - 3) return [1, undefined, last - 4, last - 3, last - 2, last - 1, last];
  return [1, undefined, page - 1, page, page + 1, undefined, last];
}
