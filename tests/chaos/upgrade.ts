// A backup made by an older release is restored by this one, which then serves its members: npm run chaos upgrade -- [--from 01a6810]
// With --built <folder> the older release is there already, checked out and built; otherwise it is built here, which takes minutes.
import { execFile, execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util'
import { createTempFolder } from './chat/servers.ts'
import { buildServer } from './bundling/build-server.ts'
import { createServerProcess } from './money/server.ts'
import { findFreePort } from './services/ports.ts'
import { type MemberSnapshot, readMemberSnapshot, sendDemoMessage } from './upgrade/read-through-api.ts'

const { values } = parseArgs({ options: { from: { type: 'string', default: '01a6810' }, built: { type: 'string' } } })
const run = promisify(execFile)
const member = 'demo@ndloo.example'
const folder = await createTempFolder()

const buildRelease = async (commit: string): Promise<string> => {
  const into = join(folder.path, 'release')
  await mkdir(into)
  execFileSync('tar', ['--extract', '--directory', into], { input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 28 }) })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: into, stdio: 'inherit' })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: into, stdio: 'inherit' })
  return into
}
const release = values.built === undefined ? await buildRelease(values.from) : resolve(values.built)
const secret = { SECRET: 'a secret of chaos, long enough to be one' }
const [oldData, newData, backup] = ['old', 'new', 'backups/one'].map((name) => join(folder.path, name)) as [string, string, string]

const older = createServerProcess(join(release, 'build/server/main.js'), await findFreePort(), { DATA_DIR: oldData })
await older.start()
await sendDemoMessage(older.address, member, 'Written before the upgrade')
const before = await readMemberSnapshot(older.address, member)
await run(process.execPath, [join(release, 'build/server/backup.js'), backup], {
  cwd: release,
  env: { ...process.env, ...secret, DATA_DIR: oldData, DEMO: '1' },
})
await older.stop()

await using restoring = await buildServer({ entry: 'apps/server/programs/restore.ts' })
const restored = await run(process.execPath, [restoring.main, backup], {
  env: { ...process.env, ...secret, DATA_DIR: newData, DEMO: '1', LOG_LEVEL: 'warn' },
})
await using bundle = await buildServer()
const newer = createServerProcess(bundle.main, await findFreePort(), { DATA_DIR: newData })
await newer.start()
await sendDemoMessage(newer.address, member, 'Written after the upgrade')
const after = await readMemberSnapshot(newer.address, member)
await newer.stop()

const withoutLast = ({ conversations, ...rest }: MemberSnapshot): MemberSnapshot => ({
  ...rest,
  conversations: conversations.map(({ messages, ...one }) => ({
    ...one,
    messages: messages.filter((text) => !text.endsWith('after the upgrade')),
  })),
})
const isSame = isDeepStrictEqual(withoutLast(after), before)
const hasBoth = ['before', 'after'].every((when) =>
  after.conversations.some(({ messages }) => messages.some((text) => text.endsWith(`Written ${when} the upgrade`))),
)
process.stdout.write(restored.stdout)
process.stdout.write(
  `${JSON.stringify({
    from: values.from,
    conversations: before.conversations.length,
    messages: before.conversations.reduce((sum, { messages }) => sum + messages.length, 0),
    photos: before.photos.length,
    same: isSame,
    written: hasBoth,
  })}\n`,
)
if (!isSame) process.stdout.write(`before ${JSON.stringify(before)}\nafter  ${JSON.stringify(withoutLast(after))}\n`)
await folder[Symbol.asyncDispose]()
if (!isSame || !hasBoth || before.photos.length === 0) process.exitCode = 1
