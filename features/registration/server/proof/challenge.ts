import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { proofOfWorkMinutes } from '../../contract.ts'

type Secrets = readonly [string, ...string[]]

/** Rounds of hashing for each try. The browser needs about 256 tries to find a solution; the server checks one. */
const rounds = 2000

const keyed = (secret: string, ...parts: string[]): string => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
const signatureKey = (secret: string): string => keyed(secret, 'sign-up-proof')

/** Creates a challenge that only a sign-up with this email can use. It costs the server no work, and nothing is stored. */
export const createProofChallenge = (secret: string, email: string, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    keyPrefix: '00',
    deriveKey,
    // The expiry is stored here and not in `expiresAt`, which the library compares with the clock of the machine.
    data: { for: keyed(secret, 'sign-up-proof-email', email), until: now.getTime() + proofOfWorkMinutes * 60_000 },
    hmacSignatureSecret: signatureKey(secret),
  })

const Proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().max(64), data: z.object({ for: z.string(), until: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

const parseProof = (given: string): z.infer<typeof Proof> | undefined => {
  try {
    return Proof.safeParse(JSON.parse(Buffer.from(given, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/** Verifies a proof of work for an email. Returns its nonce and expiry; undefined if it is wrong, expired or for another email. */
export const verifyProofOfWork = async (
  secrets: Secrets,
  given: string,
  { email, now }: { email: string; now: Date },
): Promise<{ nonce: string; until: Date } | undefined> => {
  const proof = parseProof(given)
  if (proof === undefined) return undefined
  const { nonce, data } = proof.challenge.parameters
  if (data.until <= now.getTime()) return undefined
  for (const secret of secrets) {
    if (data.for !== keyed(secret, 'sign-up-proof-email', email)) continue
    const { verified } = await verifySolution({
      challenge: proof.challenge as unknown as Challenge,
      solution: proof.solution,
      deriveKey,
      hmacSignatureSecret: signatureKey(secret),
    })
    return verified ? { nonce, until: new Date(data.until) } : undefined
  }
  return undefined
}
