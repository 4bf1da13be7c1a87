/** Normalizes a text for search: lower case, without accents and surrounding space. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
