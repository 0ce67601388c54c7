/** Calls `act` once the next frame is painted, so that its work does not delay the response to a tap (INP). Returns a function that cancels it. */
export function afterFrame(act: () => void): () => void {
  let isOver = false;
  requestAnimationFrame(() => setTimeout(() => isOver || act()));
  return () => {
    isOver = true;
  };
}
