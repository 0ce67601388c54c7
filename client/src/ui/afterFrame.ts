/** Calls `act` once the next frame is painted, so that its work does not delay the response to a tap (INP). */
export const afterFrame = (act: () => void): unknown => requestAnimationFrame(() => setTimeout(act));
