import { Carousel } from '#ui/layout/Carousel.tsx';
import styles from './Kit.module.css';
import { Show } from './Show.tsx';

const names = ['门为你留着', '规则写在门上', '周末返水'];

export function KitMoving() {
  return (
    <Show title="轮播">
      <Carousel
        label="活动"
        slides={names.map((name) => ({ id: name, label: name, content: <div className={styles.slide}>{name}</div> }))}
      />
    </Show>
  );
}
