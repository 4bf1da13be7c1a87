import type { FastifyInstance } from 'fastify'

/**
 * Headers by which a browser treats a page. They mean nothing on an answer that is no page and runs no code, and are 400 bytes of each small
 * photo on a slow line. `frame-ancestors` and `nosniff`, which stay, do what `X-Frame-Options` and `X-XSS-Protection` do.
 */
const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** For data that somebody opens as a page of its own: it loads nothing and is in no frame. */
export const dataSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Neither SVG, which is a document, nor scripts: a worker takes its policy from its file. */
const isData = (type: string): boolean => /^(?:application\/json|image\/(?!svg)|audio\/|font\/|text\/css)/.test(type)
const isScript = (type: string): boolean => type.startsWith('text/javascript')

/** Leaves the headers of pages off JSON, pictures, sound, fonts, styles, scripts and empty answers. Call it after what sets them. */
export const trimDataHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'))
    const keepsPolicy = isScript(type)
    if (reply.statusCode !== 204 && !isData(type) && !keepsPolicy) return
    for (const name of pageHeaders) reply.removeHeader(name)
    // Helmet writes to the raw response, so a policy that differs from it was set for this answer, as for uploaded files.
    const policy = 'content-security-policy'
    if (!keepsPolicy && reply.getHeader(policy) === reply.raw.getHeader(policy)) reply.header(policy, dataSecurityPolicy)
  })
}
