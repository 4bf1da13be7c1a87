import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { addPasskey, passkeyLogin, startAddingPasskey, startPasskeyLogin, type Passkey } from '#features/passkeys/contract.ts'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import type { Person, TestApp } from '../app/test-app.ts'

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const encoded = (bytes: Buffer): string => bytes.toString('base64url')

/** Encodes a byte string of at most 65,535 bytes as CBOR. */
const byteString = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(3)
  length.writeUInt8(0x59)
  length.writeUInt16BE(bytes.length, 1)
  return Buffer.concat([length, bytes])
}

/** Deviations from a correct authenticator or browser. */
export interface Deviation {
  origin?: string
  rpId?: string
  /** False when the device did not check who used it. */
  userVerified?: boolean
  counter?: number
  challenge?: string
  /** Replaces the bytes that are signed. */
  signs?: Buffer
  userHandle?: string
  /** An attestation statement with a certificate, which was not asked for. */
  certificate?: Buffer
}

export type UsedCredential = EndpointRequest<typeof passkeyLogin>['body']['credential']
export type NewCredential = EndpointRequest<typeof addPasskey>['body']['credential']

/** A software authenticator with one ES256 passkey and a use counter. */
export class Authenticator {
  readonly id = randomBytes(32)
  counter = 0
  userHandle = ''
  readonly #secret: KeyObject
  readonly #publicKey: Buffer
  readonly #site: { origin: string; rpId: string }

  constructor(publicUrl: string) {
    const { origin, hostname } = new URL(publicUrl)
    this.#site = { origin, rpId: hostname }
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#secret = privateKey
    this.#publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  #authenticatorData({ rpId = this.#site.rpId, userVerified = true, counter = this.counter }: Deviation, attested: Buffer): Buffer {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(0x01 | (userVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0))
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), tail, attested])
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#site.origin } = deviation
    return Buffer.from(JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin, crossOrigin: false }))
  }

  /** Creates the passkey. Returns what a browser returns for these options. */
  make({ challenge, user }: { challenge: string; user: { id: string } }, deviation: Deviation = {}): NewCredential {
    this.userHandle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const data = this.#authenticatorData(deviation, Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey]))
    const statement =
      deviation.certificate === undefined
        ? Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex')
        : // Format "packed": alg -7, sig, and x5c with one certificate.
          Buffer.concat([
            Buffer.from('a363666d74667061636b65646761747453746d74a363616c672663736967', 'hex'),
            byteString(Buffer.alloc(70)),
            Buffer.from('6378356381', 'hex'),
            byteString(deviation.certificate),
          ])
    const attestation = Buffer.concat([statement, Buffer.from('686175746844617461', 'hex'), byteString(data)])
    return {
      id: encoded(this.id),
      rawId: encoded(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: encoded(attestation),
        transports: ['internal', 'of-the-future'],
      },
    }
  }

  /** Uses the passkey. Returns what a browser returns for these options. */
  use({ challenge }: { challenge: string }, deviation: Deviation = {}): UsedCredential {
    this.counter += 1
    const data = this.#authenticatorData(deviation, Buffer.alloc(0))
    const clientData = this.#clientData('webauthn.get', challenge, deviation)
    const signature = createSign('sha256')
      .update(deviation.signs ?? Buffer.concat([data, sha256(clientData)]))
      .sign(this.#secret)
    return {
      id: encoded(this.id),
      rawId: encoded(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(data),
        signature: encoded(signature),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
    }
  }
}

/** Adds a passkey to a member who has just logged in. */
export const createPasskey = async (testApp: TestApp, person: Person): Promise<{ device: Authenticator; passkey: Passkey }> => {
  const device = new Authenticator(testApp.platform.publicUrl)
  const started = await testApp.call(startAddingPasskey, { body: {} }, { as: person })
  if (started.status !== 200) throw new Error(`options answered ${started.status}: ${started.text}`)
  const added = await testApp.call(addPasskey, { body: { credential: device.make(started.body.data.options) } }, { as: person })
  if (added.status !== 201) throw new Error(`adding answered ${added.status}: ${added.text}`)
  return { device, passkey: added.body.data }
}

/** Asks for a challenge and answers it with a device. */
export const logInWithDevice = async (
  testApp: TestApp,
  device: Authenticator,
  { from, deviation, ...body }: { from?: string; deviation?: Deviation; remember?: boolean; cancel_deletion?: boolean } = {},
) => {
  const at = from === undefined ? {} : { from }
  const { options } = (await testApp.call(startPasskeyLogin, undefined, at)).body.data
  return testApp.call(passkeyLogin, { body: { credential: device.use(options, deviation), ...body } }, at)
}
