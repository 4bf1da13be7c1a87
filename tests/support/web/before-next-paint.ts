/** Runs the microtasks that wait, as a browser does before it paints. Timers wait. */
export const beforeNextPaint = async (): Promise<void> => {
  for (let round = 0; round < 20; round++) await Promise.resolve()
}
