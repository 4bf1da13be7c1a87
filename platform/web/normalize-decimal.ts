/** Normalizes a typed amount for the server: removes spaces and replaces a decimal comma by a point. */
export const normalizeDecimal = (typed: string): string => typed.replaceAll(/\s/g, '').replace(/^(\d+),(\d+)$/, '$1.$2')
