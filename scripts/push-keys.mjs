import { createECDH } from 'node:crypto'

// A pair for the operator to put into the configuration.
const pair = createECDH('prime256v1')
pair.generateKeys()
process.stdout.write(`VAPID_PUBLIC_KEY=${pair.getPublicKey('base64url')}\nVAPID_PRIVATE_KEY=${pair.getPrivateKey('base64url')}\n`)
