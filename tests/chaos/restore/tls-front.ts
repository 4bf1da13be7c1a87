// TLS in front of a server of this machine, with a certificate of its own.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createServer } from 'node:tls'
import { promisify } from 'node:util'

/** Starts a server that leads decrypted connections to `target`, a port. Key and certificate are written into `folder`. */
export const openTlsFront = async (folder: string, target: number): Promise<AsyncDisposable & { port: number }> => {
  const [keyFile, certFile] = [join(folder, 'tls.key'), join(folder, 'tls.crt')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  await promisify(execFile)('openssl', ['req', ...kind, '-keyout', keyFile, '-out', certFile])
  const server = createServer({ key: await readFile(keyFile), cert: await readFile(certFile) }, (outside) => {
    const inside = connect(target, '127.0.0.1')
    pipeline(outside, inside, outside, () => {})
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    // No connection keeps the server open: pgBackRest has already ended.
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
