import type { NewCredential, UsedCredential } from '../contract.ts'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256, which together cover every device. */
export const keyAlgorithms = [-8, -7, -257]

// Loaded on first use: with its parsers of certificates, which nothing here calls, it takes half a second.
const library = () => import('@simplewebauthn/server')
const libraryParts = () => import('@simplewebauthn/server/helpers')

/** Extracts the challenge from a device's answer; undefined if the answer is malformed. */
export const readChallenge = (clientDataJson: string): Buffer | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the answer has no attestation certificate. None was requested: checking one would call
 * addresses that the sender has chosen.
 */
const isWithoutCertificate = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await libraryParts()
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

export interface VerifiedKey {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  backedUp: boolean
}

/** Verifies a new key: challenge, origin, domain, and that the device has checked its owner. Undefined if anything is wrong. */
export const verifyNewCredential = async (
  { id, origin }: RelyingParty,
  credential: NewCredential,
  challenge: Buffer,
): Promise<VerifiedKey | undefined> => {
  try {
    if (!(await isWithoutCertificate(credential.response.attestationObject))) return undefined
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyAlgorithms,
    })
    if (!verified || registrationInfo.credential.id !== credential.id) return undefined
    return {
      credentialId: Buffer.from(registrationInfo.credential.id, 'base64url'),
      publicKey: Buffer.from(registrationInfo.credential.publicKey),
      counter: registrationInfo.credential.counter,
      backedUp: registrationInfo.credentialBackedUp,
    }
  } catch {
    // The library throws for everything that is wrong, with texts for developers.
    return undefined
  }
}

/**
 * Verifies the use of a key: challenge, origin, domain, signature, that the device has checked its owner, and that its counter has grown:
 * otherwise the key was copied. Undefined if anything is wrong.
 */
export const verifyUsedCredential = async (
  { id, origin }: RelyingParty,
  credential: UsedCredential,
  challenge: Buffer,
  known: { publicKey: Buffer; counter: number },
): Promise<{ counter: number; backedUp: boolean } | undefined> => {
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credential.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
      requireUserVerification: true,
    })
    return verified ? { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp } : undefined
  } catch {
    return undefined
  }
}
