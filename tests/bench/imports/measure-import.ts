// Imports made-up members from a CSV file, imports the unchanged file again, and measures how many photos are imported per second.
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { importFolder, importPhotos } from '#features/imports/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { openBenchDatabase } from '../measure/database.ts'

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    photos: { type: 'string', default: '600' },
    keep: { type: 'boolean', default: false },
  },
})
const [members, photos] = [Number(options.members), Number(options.photos)]
const print = (line: string) => console.log(line)
const seeded = createSeededRandom(7)
const random = () => seeded.next()
const pick = <T>(list: readonly T[]): T => seeded.pick(list)

const towns = [
  ['CM', 'Douala'],
  ['NG', 'Lagos'],
  ['GH', 'Accra'],
  ['KE', 'Nairobi'],
  ['CI', 'Abidjan'],
] as const
const names = ['Amina', 'Brian', 'Chantal', 'Diego', 'Esi']
const head = 'external_id,email,firstname,lastname,birth,gender,seek,country,town,lat,lng,about,interests,languages,photos,created_at'

const rowOf = (at: number, photo: string): string => {
  const [country, town] = pick(towns)
  // Half of them give a town, and half a position.
  const place = random() < 0.5 ? `${town},,` : `,${(random() * 20 - 5).toFixed(4)},${(random() * 40).toFixed(4)}`
  const birth = `${1960 + Math.floor(random() * 40)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`
  const about = `"I like music, ""football"" and ${'long walks '.repeat(1 + Math.floor(random() * 20))}"`
  return `old-${at},person${at}@example.com,${pick(names)},${pick(names)},${birth},${pick(['male', 'female'])},male|female,${country},${place},${about},cooking|dancing,en|fr,${photo},2020-05-0${1 + Math.floor(random() * 9)}T10:00:00Z`
}

/** Returns three photo paths for a member, out of a hundred files with only the first bytes of a JPEG: the import check reads no more. */
const sharedPhotos = (): string => [0, 1, 2].map((third) => `photos/${third * 33 + Math.floor(random() * 33)}.jpg`).join('|')

const writeMembers = async (folder: string): Promise<number> => {
  await mkdir(join(folder, 'photos'))
  for (let at = 0; at < 100; at++) await writeFile(join(folder, 'photos', `${at}.jpg`), Buffer.from('ffd8ffe000104a46', 'hex'))
  const file = await open(join(folder, 'members.csv'), 'w')
  await file.write(`${head}\n`)
  for (let at = 0; at < members; at += 1000)
    await file.write(
      `${Array.from({ length: Math.min(1000, members - at) }, (_, index) => rowOf(at + index, sharedPhotos())).join('\n')}\n`,
    )
  const { size } = await file.stat()
  await file.close()
  return size
}

/** Photos as a phone takes them: 12 megapixels with noise, so that neither decoding nor encoding is easy. */
const writePhotos = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'photos'))
  const rows = Array.from({ length: photos }, (_, at) => rowOf(members + at, `photos/${at}.jpg`))
  await writeFile(join(folder, 'members.csv'), `${head}\n${rows.join('\n')}\n`)
  for (let at = 0; at < photos; at++) {
    const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, () => Math.floor(random() * 256)))
    const picture = sharp(noise, { raw: { width: 400, height: 300, channels: 3 } }).resize(4000, 3000, { kernel: 'cubic' })
    await writeFile(join(folder, 'photos', `${at}.jpg`), await picture.jpeg({ quality: 85 }).toBuffer())
  }
}

const root = await mkdtemp(join(tmpdir(), 'ndloo-bench-import-'))
const [folder, withPhotos] = [join(root, 'members'), join(root, 'photos')]
await mkdir(folder)
await mkdir(withPhotos)
await using bench = await openBenchDatabase('ndloo_bench_import', options.keep)
const bytes = await writeMembers(folder)
print(`${members} members with ${3 * members} photos to come, a file of ${(bytes / 1e6).toFixed(0)} MB`)
let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 200)
const dependencies = { db: bench.db, secrets: ['a secret of a measurement, long enough'] as [string], clock: systemClock, print }
const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await work()
  print(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s, at most ${(peak / 1e6).toFixed(0)} MB`)
  return result
}
const wish = { folder, dryRun: false, skipInvalid: false }
await timed('dry run', () => importFolder(dependencies, { ...wish, dryRun: true }))
const began = performance.now()
const { imported } = await timed('import', () => importFolder(dependencies, wish))
const minutes = (performance.now() - began) / 60_000
print(
  `  ${imported === members && minutes <= 30 ? 'reached' : 'MISSED '}  100,000 members would take ${((minutes * 100_000) / members).toFixed(1)} minutes (target ≤ 30)`,
)
const again = await timed('second run', () => importFolder(dependencies, wish))
print(`  ${again.imported === 0 ? 'reached' : 'MISSED '}  members imported by the second run: ${again.imported} (target 0)`)
await bench.db.deleteFrom('imported_photo').execute()
await writePhotos(withPhotos)
print(`\n${photos} photos of 12 megapixels`)
await importFolder(dependencies, { ...wish, folder: withPhotos })
const storage = diskStorage(join(root, 'storage'))
await timed('photos', () => importPhotos({ ...dependencies, storage, log: createLog('silent'), review: 'after' }, { folder: withPhotos }))
clearInterval(watch)
await rm(root, { recursive: true })
