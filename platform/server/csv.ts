const number = /^[+-]?\d+(?:\.\d+)?$/

/** Quotes a cell where needed and keeps spreadsheets from reading it as a formula. */
const formatCell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) && !number.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Returns rows as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
