import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** The maximum length of a line, in bytes. */
export const maxLineBytes = 1_000_000

/** Thrown when a file cannot be read any further; `line` is the number of the line at which the problem was noticed. */
export class UnreadableFileError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.name = 'UnreadableFileError'
    this.line = line
  }
}

const countLines = (text: string): number => text.split('\n').length - 1

/**
 * Reads a text file in pieces, without its byte order mark. A symbolic link is an error.
 * @throws {UnreadableFileError} for bytes that are not UTF-8
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw new UnreadableFileError(line, 'the file is not UTF-8 from about here on')
    }
  }
  for await (const piece of handle.createReadStream({ highWaterMark: 64 * 1024 })) {
    const text = decode(piece as Uint8Array)
    line += countLines(text)
    yield text
  }
  const rest = decode()
  if (rest !== '') yield rest
}

/**
 * Splits a text into lines with their numbers, from 1. LF and CRLF end a line.
 * @throws {UnreadableFileError} for a line over 1 MB
 */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let [line, rest] = [1, '']
  for await (const piece of text) {
    const parts = (rest + piece).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield { line: line++, text: part.replace(/\r$/, '') }
    if (rest.length > maxLineBytes) throw new UnreadableFileError(line, 'the line is longer than 1 MB')
  }
  if (rest !== '') yield { line, text: rest.replace(/\r$/, '') }
}
