const number = /^[+-]?\d+(?:\.\d+)?$/

/** One cell: quoted where it must be, and never read as a formula by a spreadsheet. */
const formatCell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) && !number.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as RFC 4180 has them, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
