/** Matches each string or number of valid JSON. On invalid JSON, an unclosed string would make it quadratic. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

/** Whether JavaScript would print the number with different digits, for example because a double cannot hold it. */
const isRewritten = (digits: string): boolean => String(Number(digits)) !== digits

/**
 * Turns numbers in JSON text into strings of their digits where `isLossy` is true, so that amounts are never rounded. Takes linear time.
 * @throws {SyntaxError} for text that is not JSON
 */
export const quoteLossyNumbers = (json: string, isLossy: (digits: string) => boolean = isRewritten): string => {
  // Rejects invalid JSON first: the expression is linear only on valid text, and would accept `01`.
  JSON.parse(json)
  return json.replaceAll(tokens, (token) => (!token.startsWith('"') && isLossy(token) ? `"${token}"` : token))
}
