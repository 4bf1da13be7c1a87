/** Matches each string or number of valid JSON. On invalid JSON, an unclosed string would make it quadratic. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

/** Whether JavaScript would print the number with other digits, for example because a double cannot hold it. */
const isRewritten = (digits: string): boolean => String(Number(digits)) !== digits

/**
 * Rewrites JSON so that numbers for which `isLossy` holds become strings of their digits, so that amounts are never rounded.
 * Linear in the length of the text.
 * @throws {SyntaxError} for text that is not JSON
 */
export const quoteLossyNumbers = (json: string, isLossy: (digits: string) => boolean = isRewritten): string => {
  // Rejects invalid JSON first: the expression is linear only on valid text, and would accept `01`.
  JSON.parse(json)
  return json.replaceAll(tokens, (token) => (!token.startsWith('"') && isLossy(token) ? `"${token}"` : token))
}
