import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import type { Photo } from '#features/photos/contract.ts'

interface InjectableApp {
  app: FastifyInstance
}
interface TokenHolder {
  token: string
}

/** A JPEG with the GPS position 4°3′ N 9°42′ E, as a phone writes it. */
export const jpegWithGps = (colour = '#c81e56', width = 640, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Ndphone', Model: 'X-marks-the-spot' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 42/1 0/1' },
    })
    .toBuffer()

/** Uploads files to an address with a multipart form, as a browser does. */
export const uploadTo = async (
  server: InjectableApp,
  person: TokenHolder | undefined,
  url: string,
  field: string,
  files: readonly Buffer[],
): Promise<LightMyRequestResponse> => {
  const form = new FormData()
  for (const [index, file] of files.entries()) form.append(field, new Blob([new Uint8Array(file)]), `photo-${index}.jpg`)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Uploads photos of a profile. */
export const uploadFiles = (
  server: InjectableApp,
  person: TokenHolder | undefined,
  files: readonly Buffer[],
  field = 'images[]',
): Promise<LightMyRequestResponse> => uploadTo(server, person, '/api/profile/images/upload', field, files)

/** Uploads photos and returns them; throws if the upload is refused. */
export const createPhotos = async (server: InjectableApp, person: TokenHolder, files: readonly Buffer[]): Promise<Photo[]> => {
  const reply = await uploadFiles(server, person, files)
  if (reply.statusCode !== 200) throw new Error(`upload answered ${reply.statusCode}: ${reply.payload}`)
  return reply.json<{ data: { images: Photo[] } }>().data.images
}
