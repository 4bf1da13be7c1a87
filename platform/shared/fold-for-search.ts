/** A text as a search compares it: without case, accents and outer space. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
