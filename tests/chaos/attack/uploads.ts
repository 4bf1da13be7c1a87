import sharp from 'sharp'
import { formatRequestHead, openManyConnections } from './connections.ts'
import type { AttackTarget } from './server.ts'

const attackMs = 12_000
const patienceMs = 3000
const boundary = 'b'
const part = `--${boundary}\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\n\r\n`
const declared = 9_000_000

/** Fast enough not to be cut off as a slow upload, and still minutes for one file. */
const drip = { text: Buffer.alloc(12 * 1024, 0xd8), everyMs: 1000 }

const ownUpload = async (port: number, token: string): Promise<void> => {
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c81e56' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('images[]', new Blob([new Uint8Array(photo)]), 'a.jpg')
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/profile/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => error as Error)
  const ms = Math.round(performance.now() - began)
  if (answer instanceof Error) throw new Error(`somebody else's photo was not taken within ${ms} ms`)
  if (!answer.ok) throw new Error(`somebody else's photo was answered ${answer.status} after ${ms} ms`)
}

/** One or more accounts upload as slowly as the server allows, while another member uploads a photo. */
export const runSlowUploads = async (
  { port, members }: AttackTarget,
  { accounts, each }: { accounts: number; each: number },
): Promise<void> => {
  const [other, ...slow] = members
  const stop = slow.slice(0, accounts).map(({ token }) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(declared),
    }
    const start = Buffer.concat([
      Buffer.from(formatRequestHead('/api/profile/images/upload', headers) + part),
      Buffer.from('ffd8ff', 'hex'),
    ])
    return openManyConnections(port, each, start, { forMs: attackMs, trickle: drip })
  })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const outcome = await ownUpload(port, other?.token ?? '').catch((error: unknown) => error as Error)
  await Promise.all(stop)
  if (outcome instanceof Error) throw outcome
}
