import styles from './Kit.module.css';
import { KitActions } from './KitActions.tsx';
import { KitDialogs } from './KitDialogs.tsx';
import { KitFields } from './KitFields.tsx';
import { KitFigures } from './KitFigures.tsx';
import { KitForm } from './KitForm.tsx';
import { KitIcons } from './KitIcons.tsx';
import { KitLists } from './KitLists.tsx';
import { KitMessages } from './KitMessages.tsx';
import { KitMoving } from './KitMoving.tsx';

/** For development only, so its texts are not in `text/`. */
export function Kit() {
  return (
    <main className="wrap">
      <h1>组件与状态</h1>
      <p className="muted">每个部件的样子，和它不顺利时的样子。</p>
      <div className={styles.gallery}>
        <KitActions />
        <KitFields />
        <KitForm />
        <KitLists />
        <KitMessages />
        <KitDialogs />
        <KitFigures />
        <KitMoving />
        <KitIcons />
      </div>
    </main>
  );
}
