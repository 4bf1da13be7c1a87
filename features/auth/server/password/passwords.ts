import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import { commonPasswords } from './common-passwords.ts'

// Argon2id is what the library makes unless told otherwise; its list of algorithms has no values at run time.
const owasp = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hash of a password nobody has: checked where there is no account, so that the answer takes as long. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$DFazTwqc3qyW86WABWBVrQ$neSWixZxxyt+HetBfJdoswBP7QUxKRP00n3kMD17sM0'

/** Hashes and checks passwords, both slow on purpose. */
export interface Passwords {
  /** The text that is stored. */
  hash(password: string): Promise<string>
  /** Without a stored hash the answer is no, after the same work. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>
}

// One keyboard writes é as one character, another as two.
const normal = (password: string): string => password.normalize('NFKC')

// Each takes a thread of the pool that files, names and pictures need as well.
const atOnce = 2

/** A few seconds of work; whoever comes later is asked to come again, rather than wait for all of them. */
const mostWaiting = 300

const turn = createSemaphore(atOnce, mostWaiting)

/** Argon2id with the parameters OWASP recommends. */
export const argon2: Passwords = {
  hash: (password) => turn(1, () => hash(normal(password), owasp)),
  verify: async (stored, password) => {
    const matches = await turn(1, () => verify(stored ?? nobodysHash, normal(password)))
    return matches && typeof stored === 'string'
  },
}

/** Whether everybody who guesses would try it early. */
export const isCommon = (password: string): boolean => commonPasswords.has(normal(password).toLowerCase())
