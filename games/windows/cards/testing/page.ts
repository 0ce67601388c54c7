/** Opens a page of the window with a test's house. `sessionStorage` keeps its content when the test opens another. */
import own from '@foyer/text/zh_CN/cards.json' with { type: 'json' };
import type { CardCode } from '../../../engines/cards/cardGame.ts';
import { setClock } from '../../frame/clock.ts';
import { testWords } from '../../frame/testing/page.ts';
import { createCourse } from '../course.ts';
import type { Course } from '../course.ts';
import { createRoom } from '../room.ts';
import { createSound } from '../sound.ts';
import type { StandIn } from './house.ts';
import type { Words } from '../words.ts';

export const words: Words = testWords(own);

export interface Opened {
  readonly course: Course;
  /** Presses a button of the bar and resolves when its deal or move is done. */
  readonly press: (button: HTMLButtonElement) => Promise<void>;
}

export async function openPage(code: CardCode, house: StandIn): Promise<Opened> {
  let going: Promise<void> = Promise.resolve();
  const setting = { state: house.state(), code, words, lang: 'zh_CN' } as const;
  setClock(setting.state.purse.nowMs);
  const room = createRoom(setting, createSound(setting.code), {
    onStake: () => course.invite(),
    onDeal: () => void (going = course.deal()),
    onMove: (move) => void (going = course.move(move)),
    onChoice: () => course.choose(),
    onPanel: () => undefined,
  });
  const course = createCourse(setting, room);
  await course.begin();
  return {
    course,
    press: async (button) => {
      button.click();
      await going;
    },
  };
}

export const nothing = (): never => {
  throw new Error('nothing is offered');
};

/** The button to press next: any of blackjack; for 斗地主 a bid, a pass, or the play that the hint selects. */
export function nextPress(step: number): HTMLButtonElement {
  const offered = Array.from(document.querySelectorAll<HTMLButtonElement>('.acts button:not(:disabled)'));
  const of = (move: string) => offered.find((button) => button.dataset.move === move);
  const [hint, pass] = [of('hint'), of('pass')];
  if (pass !== undefined && (hint === undefined || step % 5 === 0)) return pass;
  if (hint === undefined) return offered[(step * 7 + offered.length) % offered.length] ?? nothing();
  hint.click();
  return document.querySelector<HTMLButtonElement>('[data-move=play]') ?? nothing();
}
