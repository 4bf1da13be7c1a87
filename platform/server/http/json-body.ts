import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { quoteLossyNumbers } from './quote-lossy-numbers.ts'

/** Maximum bytes of a JSON body. The largest form sends 29 KB. */
export const maxJsonBodyBytes = 64 * 1024
/** Maximum bytes of a JSON body that moves money. */
export const maxMoneyBodyBytes = 16 * 1024

/** Recursive code overflows the stack at a few thousand levels, which fit into a body. */
const maxDepth = 256
/** Each invalid value costs several issue objects and sentences. */
const maxValues = 1000

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\,[]{}')

/** Whether JSON text has at most 256 levels and 1000 values. One pass without recursion; the text may be invalid. */
export const isWithinJsonLimits = (json: string): boolean => {
  let depth = 0
  let values = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inString) {
      if (char === backslash) at++
      else if (char === quote) inString = false
    } else if (char === quote) inString = true
    else if (char === comma) values++
    else if (char === openBracket || char === openBrace) {
      values++
      depth++
    } else if (char === closeBracket || char === closeBrace) depth--
    if (depth > maxDepth || values > maxValues) return false
  }
  return true
}

/** Installs the JSON body parser. An empty body is `{}`, numbers in requests that move money keep their digits, unreadable input is 400. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Browsers send text/plain cross-origin without a preflight; no endpoint needs it.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // An empty body with a JSON content type is an empty object (docs/product.md §13).
    if (bytes.length === 0) return done(null, {})
    // Decoding would replace invalid bytes silently.
    if (!isUtf8(bytes)) return done(new AppError(platformErrors.bad_request))
    const json = bytes.toString()
    if (!isWithinJsonLimits(json)) return done(new AppError(platformErrors.bad_request))
    const { movesMoney } = request.routeOptions.config as { movesMoney?: boolean }
    if (!movesMoney) return parse(request, json, done)
    try {
      return parse(request, quoteLossyNumbers(json), done)
    } catch {
      return done(new AppError(platformErrors.bad_request))
    }
  })
}
