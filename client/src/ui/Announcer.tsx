import { useEffect, useState } from 'react';
import { addRegion } from './announcer.ts';
import { Unseen } from './Unseen.tsx';

/** A polite live region. The shell holds one, every dialog another. AMB-041 */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => addRegion((text) => setSaid((last) => ({ text, turn: last.turn + 1 }))), []);
  // The same words twice are a change for the eye of no one; the key makes them one for the ear.
  return (
    <Unseen role="status">
      <span key={said.turn}>{said.text}</span>
    </Unseen>
  );
}
