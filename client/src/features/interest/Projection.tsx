import { useText } from '#text/useText.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Interest.module.css';
import type { Milestone } from './projection.ts';

interface ProjectionProps {
  readonly label: string;
  readonly milestones: readonly Milestone[];
}

/** Table of the projected amounts by date. SI-46 */
export function Projection({ label, milestones }: ProjectionProps) {
  const text = useText('interest');
  return (
    <table className={styles.projection} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('projection.date')}</th>
          <th scope="col">{text('projection.interest')}</th>
          <th scope="col">{text('projection.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {milestones.map(({ cycle, atMs, interestSatang, sumSatang }) => (
          <tr key={cycle}>
            <td>
              <Time value={atMs} show="minute" />
            </td>
            <td>
              <Money amount={interestSatang} tone="signed" />
            </td>
            <td>
              <Money amount={sumSatang} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
