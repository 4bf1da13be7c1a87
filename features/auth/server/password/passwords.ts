import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import { commonPasswords } from './common-passwords.ts'

// The algorithm is not named here: Argon2id is the library's default, and its list of algorithms has no values at run time.
const owaspParameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hash of an unknown password. It is verified when there is no account, so that the response takes equally long. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$DFazTwqc3qyW86WABWBVrQ$neSWixZxxyt+HetBfJdoswBP7QUxKRP00n3kMD17sM0'

/** Hashes and verifies passwords; both are slow on purpose. */
export interface PasswordHasher {
  /** Returns the text to store. */
  hash(password: string): Promise<string>
  /** Whether a password matches a stored hash. Without a stored hash it returns false after the same amount of work. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>
}

// Normalize, because some keyboards encode é as one code point and others as two.
const normalize = (password: string): string => password.normalize('NFKC')

// Few at a time: each hash occupies a thread of the pool that files, DNS and images also need.
const maxConcurrent = 2

/** Maximum number of waiting callers; their hashes take a few seconds altogether. Further callers are refused. */
const maxWaiting = 300

const withSlot = createSemaphore(maxConcurrent, maxWaiting)

/** Hashes passwords with Argon2id and the parameters that OWASP recommends. */
export const argon2: PasswordHasher = {
  hash: (password) => withSlot(1, () => hash(normalize(password), owaspParameters)),
  verify: async (stored, password) => {
    const matches = await withSlot(1, () => verify(stored ?? dummyHash, normalize(password)))
    return matches && typeof stored === 'string'
  },
}

/** Whether a password is one of the 10,000 most common. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(normalize(password).toLowerCase())
