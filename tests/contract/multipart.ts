import fc from 'fast-check'

interface Part {
  name: string
  filename?: string | undefined
  type?: string
  bytes: Buffer
}

const boundary = 'ndloo-boundary'
export const multipartType = `multipart/form-data; boundary=${boundary}`

const partOf = ({ name, filename, type = 'image/jpeg', bytes }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    ),
    Buffer.from(`content-type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
const closing = Buffer.from(`--${boundary}--\r\n`)

const heads = [
  '',
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFF',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.4',
  'PK\x03\x04',
]

/** Multipart bodies with files, few of which are valid pictures. */
export const multipartBodies = (field: string, picture: Buffer): fc.Arbitrary<Buffer> => {
  const junk = fc
    .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }))
    .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(rest)]))
  const cut = fc.nat(picture.length).map((length) => picture.subarray(0, length))
  const bytes = fc.oneof({ weight: 12, arbitrary: junk }, { weight: 3, arbitrary: cut }, { weight: 1, arbitrary: fc.constant(picture) })
  const part = fc
    .record({
      name: fc.constantFrom(field, field, field, 'other', '', '__proto__', 'x'.repeat(300)),
      filename: fc.constantFrom('a.jpg', 'a.jpg', '../../etc/passwd', 'a\0.jpg', '', undefined),
      type: fc.constantFrom('image/jpeg', 'image/png', 'text/html', 'x'),
      bytes,
    })
    .map(partOf)
  const ends = fc.constantFrom(closing, closing, closing, Buffer.alloc(0), Buffer.from('--ndloo'))
  return fc.tuple(fc.array(part, { maxLength: 3 }), ends).map(([parts, end]) => Buffer.concat([...parts, end]))
}
