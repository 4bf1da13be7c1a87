/** A line for the person at the terminal, apart from the structured log. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)
