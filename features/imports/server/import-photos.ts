import { realpath } from 'node:fs/promises'
import { readMember, readOfferedLists } from '#features/members/server/index.ts'
import { uploadPhotos } from '#features/photos/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import { createKeyedQueue } from '#platform/server/concurrency/keyed-queue.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Logger } from '#platform/server/log.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Role } from '#platform/shared/roles.ts'
import { readPhotoFile } from './checking/photo-file.ts'
import { checkValues } from './checking/row.ts'
import { type ImportSource, inGroups } from './import-folder.ts'
import { findMembersFile, type RawRow } from './reading/read-rows.ts'
import { countPendingPhotos, deletePendingPhoto, hashExternalId, type PendingPhoto, readPendingPhotos } from './store.ts'

export interface PhotoDependencies {
  db: Database
  storage: Storage
  clock: Clock
  log: Logger
  /** Whether photos are reviewed before or after others see them. */
  review: 'after' | 'before'
  print: (line: string) => void
}

export interface PhotoOutcome {
  added: number
  /** How many photos failed the checks of an upload; they are never tried again. */
  refused: number
  /** How many photos are not in the folder; the next run tries them again. */
  missing: number
}

/** How many members' photos are processed at the same time; each decodes one picture at a time. */
const membersAtOnce = 3
const rowsAtOnce = 100
const progressPhotos = 1000

class AlreadyAddedError extends Error {}

const contextOf = async ({ db, clock, log }: PhotoDependencies, memberId: string): Promise<MemberContext | undefined> => {
  const member = await readMember(db, memberId)
  if (member === undefined) return undefined
  const actor = { kind: 'member', id: memberId, role: member.role as Role, sessionId: '', address: '' } as const
  return { actor, db, now: clock.now(), locale: isLocale(member.locale) ? member.locale : 'en', log }
}

/** Adds one photo as an upload would. The same transaction deletes its entry in the list of pending photos, so it is never added twice. */
const addPhoto = async (
  dependencies: PhotoDependencies,
  ctx: MemberContext,
  photo: PendingPhoto,
  picture: Buffer,
): Promise<'added' | 'refused'> => {
  const { db, storage, review } = dependencies
  const file = { filename: '', bytes: picture.length, read: () => Promise.resolve(picture) }
  const files = (async function* () {
    yield await Promise.resolve(file)
  })()
  try {
    await uploadPhotos(
      ctx,
      { files },
      {
        storage,
        review,
        turn: createKeyedQueue(0),
        alongWith: async (tx) => {
          if (!(await deletePendingPhoto(tx, photo))) throw new AlreadyAddedError()
        },
      },
    )
    return 'added'
  } catch (error) {
    if (error instanceof AlreadyAddedError) return 'added'
    if (!(error instanceof AppError)) throw error
    dependencies.print(`photo ${photo.position + 1} of a member was refused: ${error.reason.code}`)
    await deletePendingPhoto(db, photo)
    return 'refused'
  }
}

const handleOne = async (dependencies: PhotoDependencies, folder: string, photo: PendingPhoto): Promise<keyof PhotoOutcome | undefined> => {
  const ctx = await contextOf(dependencies, photo.member_id)
  if (ctx === undefined) return undefined
  const picture = await readPhotoFile(folder, photo.path)
  return picture === undefined ? 'missing' : addPhoto(dependencies, ctx, photo, picture)
}

/** Groups photos by member, because the photos of one member must keep their order. */
const byMember = (photos: readonly PendingPhoto[]): PendingPhoto[][] => {
  const groups = new Map<string, PendingPhoto[]>()
  for (const photo of photos) groups.set(photo.member_id, [...(groups.get(photo.member_id) ?? []), photo])
  return [...groups.values()]
}

/**
 * Returns the photos that some rows of the folder have and that are still to be read. Another folder may have files of the same names, so a photo
 * counts only if the row is of the same member and names the same file.
 */
const findPhotosOfRows = async (
  { db, clock }: PhotoDependencies,
  rows: readonly RawRow[],
  source: string | undefined,
): Promise<PendingPhoto[]> => {
  const offered = await readOfferedLists(db)
  const byHash = new Map(
    rows.flatMap(({ values }) => {
      const { external_id, email, photos } = values === undefined ? {} : checkValues(values, clock.now(), offered).fields
      return external_id === undefined ? [] : [[hashExternalId(external_id, source).toString('hex'), { email, photos }] as const]
    }),
  )
  const pending = await readPendingPhotos(
    db,
    [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')),
  )
  return pending.filter(({ external_hash, email, position, path }) => {
    const row = byHash.get(external_hash.toString('hex'))
    return row?.email === email && row?.photos?.[position] === path
  })
}

/**
 * Adds the photos of the members in the folder, with the same checks as an upload. Each photo has a transaction of its own, so a killed run is
 * continued by the same command. Photos of other folders are left for a run with that folder.
 */
export const importPhotos = async (dependencies: PhotoDependencies, { folder, source }: ImportSource): Promise<PhotoOutcome> => {
  const { db, print } = dependencies
  const root = await realpath(folder)
  const outcome: PhotoOutcome = { added: 0, refused: 0, missing: 0 }
  const file = await findMembersFile(root)
  const waiting = await countPendingPhotos(db)
  if (file === undefined || waiting === 0) return outcome
  print(`${waiting} photos to read`)
  const began = performance.now()
  for await (const rows of inGroups(file.rows(), rowsAtOnce)) {
    const queue = byMember(await findPhotosOfRows(dependencies, rows, source))
    const work = async () => {
      for (let mine = queue.shift(); mine !== undefined; mine = queue.shift())
        for (const photo of mine) {
          const result = await handleOne(dependencies, root, photo)
          if (result === undefined) continue
          outcome[result] += 1
          if (result === 'added' && outcome.added % progressPhotos === 0) print(`${outcome.added} of ${waiting} photos added`)
        }
    }
    await Promise.all(Array.from({ length: membersAtOnce }, work))
  }
  const seconds = (performance.now() - began) / 1000
  print(
    `${outcome.added} photos added, ${outcome.refused} refused, ${outcome.missing} not found; ${(outcome.added / seconds).toFixed(1)} a second`,
  )
  const elsewhere = (await countPendingPhotos(db)) - outcome.missing
  if (elsewhere > 0) print(`${elsewhere} photos are not named in this folder: they wait for a run with the folder of their members.`)
  return outcome
}
