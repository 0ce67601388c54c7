import { useLayoutEffect } from 'react';

/** Marks the document while a bar with a submit button lies at the foot of the view, so that nothing floats over it. */
export function usePayBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pay = '';
    return () => void delete dataset.pay;
  }, []);
}
