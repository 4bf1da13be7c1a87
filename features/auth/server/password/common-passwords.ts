import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { minPasswordLength } from '../../contract.ts'

const maxListed = 10_000

/** Reads the most common passwords of acceptable length, in lower case, from the frequency list of zxcvbn (MIT licence). */
const readCommonPasswords = (): ReadonlySet<string> => {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const byFrequency = JSON.parse(readFileSync(path, 'utf8')) as string[]
  return new Set(
    byFrequency
      .filter((password) => password.length >= minPasswordLength)
      .slice(0, maxListed)
      .map((password) => password.toLowerCase()),
  )
}

export const commonPasswords = readCommonPasswords()
