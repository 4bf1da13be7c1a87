import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { minimumPassword } from '../../contract.ts'

const listed = 10_000

/** The most common passwords of acceptable length, in lower case, from the frequency list of zxcvbn (MIT licence). */
const read = (): ReadonlySet<string> => {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const byFrequency = JSON.parse(readFileSync(path, 'utf8')) as string[]
  return new Set(
    byFrequency
      .filter((password) => password.length >= minimumPassword)
      .slice(0, listed)
      .map((password) => password.toLowerCase()),
  )
}

export const commonPasswords = read()
