import { timing } from '@foyer/contract/constants.ts';
import { useEffect, useState } from 'react';

/** The typed text, debounced by 300 ms. AMB-189 */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), timing.searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
