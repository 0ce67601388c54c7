import { useEffect, useState } from 'react';
import { addRegion } from './announcer.ts';
import type { Manner } from './announcer.ts';
import { Unseen } from '../layout/Unseen.tsx';

const nothing: { text: string; manner: Manner; turn: number } = { text: '', manner: 'polite', turn: 0 };

/** A polite and an assertive live region. The shell holds one pair, every dialog another. AMB-041 */
export function Announcer() {
  const [{ text, manner, turn }, setShown] = useState(nothing);
  useEffect(() => {
    let turns = 0;
    return addRegion((words, how) => {
      turns += 1;
      const mine = { text: words, manner: how, turn: turns };
      setShown(mine);
      return () => setShown((last) => (last === mine ? { ...mine, text: '' } : last));
    });
  }, []);
  // A live region announces only changes. The key makes React replace the node when the same text comes twice.
  return (
    <>
      <Unseen role="status">
        <span key={turn}>{manner === 'polite' ? text : ''}</span>
      </Unseen>
      <Unseen role="alert">
        <span key={turn}>{manner === 'assertive' ? text : ''}</span>
      </Unseen>
    </>
  );
}
