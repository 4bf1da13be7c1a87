/** A field of a prerendered page with the value typed before hydration; null elsewhere. */
export const findPrerenderedInput = (name: string): HTMLInputElement | null =>
  'document' in globalThis ? document.querySelector<HTMLInputElement>(`#root[data-page] input[name="${name}"]`) : null
