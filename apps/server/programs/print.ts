/** Prints a line for the operator, outside the structured log. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)
