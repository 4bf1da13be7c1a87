import type { FastifyInstance } from 'fastify'

/**
 * Headers that only matter on pages. On other responses they would cost 400 bytes each, which counts on a slow network. `frame-ancestors` and
 * `nosniff`, which stay, replace `X-Frame-Options` and `X-XSS-Protection`.
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
/** Content-Security-Policy for data. Opened as a page, it loads nothing and cannot be framed. */
export const dataSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Excludes SVG, which is a document, and scripts, because a worker gets its policy from the response with its file. */
const isData = (type: string): boolean => /^(?:application\/json|image\/(?!svg)|audio\/|font\/|text\/css)/.test(type)
const isScript = (type: string): boolean => type.startsWith('text/javascript')

/** Removes page headers from JSON, pictures, sound, fonts, styles, scripts and empty responses. Call it after the hooks that set them. */
export const trimDataHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'))
    const keepsPolicy = isScript(type)
    if (reply.statusCode !== 204 && !isData(type) && !keepsPolicy) return
    for (const name of pageHeaders) reply.removeHeader(name)
    // Helmet writes to the raw response. A different policy was set on purpose, as for uploaded files, so it stays.
    const policy = 'content-security-policy'
    if (!keepsPolicy && reply.getHeader(policy) === reply.raw.getHeader(policy)) reply.header(policy, dataSecurityPolicy)
  })
}
