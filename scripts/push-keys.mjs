import { createECDH } from 'node:crypto'

// Prints a VAPID key pair for the configuration.
const pair = createECDH('prime256v1')
pair.generateKeys()
process.stdout.write(`VAPID_PUBLIC_KEY=${pair.getPublicKey('base64url')}\nVAPID_PRIVATE_KEY=${pair.getPrivateKey('base64url')}\n`)
