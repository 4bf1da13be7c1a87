import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { beginUpload, uploadPartBytes } from '#features/uploads/contract.ts'
import type { Person, TestApp } from '../app/test-app.ts'

/** Sends one part of an upload as a browser does. */
export const sendUploadPart = async (
  { app }: Pick<TestApp, 'app'>,
  person: Person | undefined,
  { id, at, bytes, field = 'part' }: { id: string; at: number | string; bytes: Buffer; field?: string },
): Promise<LightMyRequestResponse> => {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), 'part')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: `/api/uploads/${id}/parts?at=${at}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Uploads bytes in parts and returns the id of the upload. */
export const createUpload = async (
  testApp: Pick<TestApp, 'app' | 'call'>,
  person: Person,
  bytes: Buffer,
  id: string = randomUUID(),
): Promise<string> => {
  const begun = await testApp.call(beginUpload, { params: { id }, body: { bytes: bytes.length } }, { as: person })
  if (begun.status !== 200) throw new Error(`upload answered ${begun.status}: ${begun.text}`)
  for (let at = 0; at < bytes.length; at += uploadPartBytes) {
    const reply = await sendUploadPart(testApp, person, { id, at, bytes: bytes.subarray(at, at + uploadPartBytes) })
    if (reply.statusCode !== 200) throw new Error(`part answered ${reply.statusCode}: ${reply.payload}`)
  }
  return id
}
