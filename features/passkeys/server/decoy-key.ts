import { generateKeyPairSync } from 'node:crypto'

/** The COSE encoding of a P-256 key: a map of key type EC2, algorithm ES256, curve P-256, x and y. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])

let decoy: Buffer | undefined

/** Returns a public key that belongs to nobody. Logins with an unknown passkey are checked against it, so that they take as long as real ones. */
export const getDecoyPublicKey = (): Buffer => {
  if (decoy === undefined) {
    const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
    decoy = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
  }
  return decoy
}
