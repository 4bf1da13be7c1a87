/** An amount as it was typed, as the server reads it: a decimal point, no blanks. */
export const enteredDecimal = (typed: string): string => typed.replaceAll(/\s/g, '').replace(/^(\d+),(\d+)$/, '$1.$2')
