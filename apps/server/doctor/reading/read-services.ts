import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { createClient } from 'redis'
import type { Config } from '#platform/server/config/config.ts'
import { readBackupManifest } from '../../backup/manifest.ts'
import { openStorage } from '../../compose.ts'
import type { RedisFacts, TestMailAddresses } from '../outside.ts'

const connectMs = 4000

/** Reads version, memory limit and role of Redis. */
export const readRedis = async (url: string): Promise<RedisFacts> => {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectMs, reconnectStrategy: false } })
  client.on('error', () => {})
  try {
    await client.connect()
    const information = await client.info()
    const valueOf = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(information)?.[1]?.trim() ?? ''
    return {
      version: valueOf('redis_version'),
      maxMemory: Number(valueOf('maxmemory')),
      policy: valueOf('maxmemory_policy'),
      isReplica: valueOf('role') === 'slave',
    }
  } finally {
    client.destroy()
  }
}

/** Stores, reads and deletes an object with a random name. Returns whether it was read unchanged. */
export const tryStorage = async (config: Config): Promise<boolean> => {
  const storage = openStorage(config)
  const name = randomBytes(16).toString('hex')
  const key = `doctor/${name}.json`
  try {
    await storage.put(key, Buffer.from(name), 'application/json')
    return (await storage.get(key))?.bytes.toString() === name
  } finally {
    await storage.delete(key)
  }
}

const openTransport = (url: string, requireTLS: boolean) =>
  createTransport({ url, requireTLS, connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: connectMs })

/** Connects and logs in, with encryption if the server has it; sends `mail` if there is one. */
export const connectToMailServer = async (url: string, mail: TestMailAddresses | undefined): Promise<{ encrypted: boolean }> => {
  const login = async (requireTLS: boolean): Promise<void> => {
    const transport = openTransport(url, requireTLS)
    await transport.verify()
    if (mail !== undefined)
      await transport.sendMail({ ...mail, subject: 'A test of Ndloo', text: 'npm run doctor sent this mail. Everything works.' })
    transport.close()
  }
  try {
    await login(true)
    return { encrypted: true }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ETLS') throw error
    await login(false)
    return { encrypted: false }
  }
}

/** Returns when the newest complete backup in these folders was made. Missing folders count as empty. */
export const readLastBackup = async (folders: readonly string[]): Promise<Date | undefined> => {
  const made: number[] = []
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => [])) {
      const manifest = await readBackupManifest(join(folder, name)).catch(() => undefined)
      if (manifest !== undefined) made.push(Date.parse(manifest.madeAt))
    }
  return made.length === 0 ? undefined : new Date(Math.max(...made))
}
