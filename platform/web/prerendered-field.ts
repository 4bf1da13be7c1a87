/** A field of a page that was drawn beforehand, with what was typed before scripts took it over; null anywhere else. */
export const prerenderedField = (name: string): HTMLInputElement | null =>
  'document' in globalThis ? document.querySelector<HTMLInputElement>(`#root[data-page] input[name="${name}"]`) : null
