import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { losslessNumbers } from './lossless-numbers.ts'

/** Bytes of a JSON body. The largest one a form of ours sends has 29 KB. */
export const jsonBodyBytes = 64 * 1024
/** Bytes of a JSON body that moves money. */
export const moneyBodyBytes = 16 * 1024

/** Code that walks a value by recursion runs out of stack at some thousand levels, which fit into a body many times over. */
const maxDepth = 256
/** Each value can be wrong in several ways, and each of them costs an object and a sentence. */
const maxValues = 1000

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\,[]{}')

/** Whether JSON text is at most 256 levels deep and has at most 1000 values. One pass, without recursion; the text need not be valid. */
export const hasModestShape = (json: string): boolean => {
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

/** Reads JSON bodies: an empty one is an empty object, and one that moves money keeps the digits of its numbers. Anything unreadable is 400. */
export const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // A page elsewhere may send plain text without asking; nothing here takes it.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // An empty body with a JSON content type is an empty object (product.md §13).
    if (bytes.length === 0) return done(null, {})
    // Decoding would put other characters in the place of what is no text.
    if (!isUtf8(bytes)) return done(new AppError(platformErrors.bad_request))
    const json = bytes.toString()
    if (!hasModestShape(json)) return done(new AppError(platformErrors.bad_request))
    const { movesMoney } = request.routeOptions.config as { movesMoney?: boolean }
    if (!movesMoney) return parse(request, json, done)
    try {
      return parse(request, losslessNumbers(json), done)
    } catch {
      return done(new AppError(platformErrors.bad_request))
    }
  })
}
