import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Database } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** The handlers of the features, by feature name: each exports and erases what one feature stores about a member. */
export type PersonalDataHandlers = Record<string, PersonalDataHandler>

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null'

/** Rows are joined into pieces of this many characters; a chunk per row would be slow. */
const minPieceLength = 64 * 1024

async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let piece = '['
  let separator = ''
  for await (const item of items) {
    piece += `${separator}\n${toJson(item)}`
    separator = ','
    if (piece.length < minPieceLength) continue
    yield piece
    piece = ''
  }
  yield `${piece}]`
}

/** Streams what all features store about a member as one JSON document: `{name: value, …}`. */
async function* exportDocument(db: Database, memberId: string, features: PersonalDataHandlers): AsyncGenerator<string> {
  let separator = ''
  yield '{'
  for (const feature of Object.values(features)) {
    for (const [name, value] of Object.entries(await feature.export(db, memberId))) {
      if (value === undefined) continue
      yield `${separator}\n${toJson(name)}: `
      separator = ','
      if (isAsyncIterable(value)) yield* jsonArray(value)
      else yield toJson(value)
    }
  }
  yield '\n}\n'
}

/** Streams a zip file with the JSON document under the name `name` and the member's files. Chunks are produced as the stream is read. */
export async function* streamArchive(
  { db, storage, secrets, name }: { db: Database; storage: Storage; secrets: readonly [string, ...string[]]; name: string },
  memberId: string,
  features: PersonalDataHandlers,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  zip.addReadStream(Readable.from(exportDocument(db, memberId, features), { objectMode: false }), `${name}.json`)
  for (const feature of Object.values(features))
    for (const file of (await feature.files?.(db, memberId)) ?? [])
      // Each file is opened when its turn comes. A file that was removed in the meantime becomes an empty file.
      zip.addReadStreamLazy(file.name, { compress: false }, (give) => {
        const opening = 'key' in file ? storage.open(file.key).then((stored) => stored?.stream) : file.open({ storage, secrets })
        opening.then(
          (stream) => give(null, stream ?? Readable.from([])),
          (error: unknown) => give(error, Readable.from([])),
        )
      })
  zip.end()
  yield* output as AsyncIterable<Uint8Array>
}
