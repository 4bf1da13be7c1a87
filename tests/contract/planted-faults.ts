// Endpoints with one fault of each kind that the fuzzer must find.
import * as z from 'zod'
import { registerRoute } from '#platform/server/http/route.ts'
import { data, type Endpoint, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import type { TestDatabase } from '../support/database/database.ts'
import { openTestPlatform } from '../support/app/test-platform.ts'
import { endpointSchemasOf } from './schema.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'

const kinds = z.enum(['red', 'green'])
const contract = endpoint({
  method: 'POST',
  path: '/planted/:kind',
  access: 'open',
  summary: 'Planted',
  params: z.object({ kind: kinds }),
  body: z.object({ note: text(1, 50), times: z.int().min(0).max(9) }),
  response: data(z.object({ done: z.boolean() })),
})

interface Planted {
  /** Endpoint served instead of the contract. */
  serve?: Endpoint
  /** Contract given to the fuzzer, when the contract itself is faulty. */
  assumed?: Endpoint
  /** Runs before the handler responds. */
  run?: (note: string) => Promise<never> | undefined
}
const unguarded = { ...contract, body: contract.body.extend({ note: z.string().trim().min(1).max(50) }) }

const faults = {
  none: {},
  'does not validate a field': { serve: { ...contract, body: contract.body.extend({ times: z.unknown() }) } },
  'accepts an unknown enum value': { serve: { ...contract, params: z.object({ kind: z.string() }) } },
  'accepts NUL because its contract allows it': { serve: unguarded, assumed: unguarded },
  'refuses valid input': { serve: { ...contract, body: contract.body.extend({ times: z.int().min(1).max(9) }) } },
  crashes: { run: (note) => (note.includes('%') ? Promise.reject(new Error('planted')) : undefined) },
  hangs: { run: (note) => (note.includes('%') ? new Promise<never>(() => {}) : undefined) },
  'returns an undocumented status': { run: () => Promise.reject(new AppError(platformErrors.conflict)) },
  'returns an error without a translation': { run: () => Promise.reject(new AppError({ code: 'platform.nowhere', status: 404 })) },
} satisfies Record<string, Planted>

export type PlantedFault = keyof typeof faults
export const plantedFaults = Object.keys(faults) as PlantedFault[]

/** Fuzzes an endpoint with this fault; returns the findings. */
export const fuzzPlantedFault = async (fault: PlantedFault, database: TestDatabase): Promise<string[]> => {
  const { serve = contract, assumed = contract, run }: Planted = faults[fault]
  const { app, platform } = await openTestPlatform(database.db, {}, (routes) =>
    registerRoute(routes, serve as typeof contract, async (_ctx, { body }) => {
      await run?.(body.note)
      return { data: { done: true } }
    }),
  )
  const client = { headers: () => ({}), ensureSession: () => Promise.resolve(true) }
  const [count, timeoutMs] = fault === 'hangs' ? [40, 50] : [200, 10_000]
  const fuzzRun = { app, texts: platform.texts, known: { note: ['50 %', 'a word'] }, picture: Buffer.alloc(0), seed: 7, client }
  try {
    return await fuzzEndpoint({ ...fuzzRun, count, timeoutMs }, endpointSchemasOf(assumed))
  } finally {
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
    await platform.jobs[Symbol.asyncDispose]()
  }
}
