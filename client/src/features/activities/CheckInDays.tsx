import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { checkIcon } from '#ui/values/icons.ts';
import styles from './checkIn.module.css';

interface CheckInDaysProps {
  readonly label: string;
  readonly days: readonly { readonly place: number; readonly brings: string }[];
  /** Today's place, whether it is done or not. */
  readonly place: number;
  readonly isDone: boolean;
}

/** The days of one round with what each brings, and which are done. */
export function CheckInDays({ label, days, place, isDone }: CheckInDaysProps) {
  const text = useText('activities/rewards');
  return (
    <ol className={styles.days} aria-label={label}>
      {days.map((day) => {
        const isBehind = day.place < place || (day.place === place && isDone);
        const isToday = day.place === place;
        return (
          <li
            key={day.place}
            className={classes(styles.day, isBehind && styles.done, isToday && styles.today)}
            aria-current={isToday ? 'step' : undefined}
          >
            <span className={styles.number}>{text('dayNumber', { place: day.place })}</span>
            <b className={styles.brings}>{day.brings}</b>
            <span className={styles.state}>
              {isBehind && <Icon of={checkIcon} size={16} />}
              {text(isBehind ? 'dayDone' : isToday ? 'dayToday' : 'dayLater')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
