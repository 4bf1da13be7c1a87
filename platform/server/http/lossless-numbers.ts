/** Each string or number of a valid JSON text; in invalid text an open string would make it quadratic. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

/** Whether JavaScript would write a number with other digits, such as one that a double cannot hold. */
const isRewritten = (digits: string): boolean => String(Number(digits)) !== digits

/**
 * Rewrites JSON so that a number becomes a string of its digits where `isLossy` says so: no amount is rounded when it is read.
 * Linear in the length of the text.
 * @throws {SyntaxError} for text that is not JSON
 */
export const losslessNumbers = (json: string, isLossy: (digits: string) => boolean = isRewritten): string => {
  // First of all: the expression is linear in valid text only, and would make a string of `01`.
  JSON.parse(json)
  return json.replaceAll(tokens, (token) => (!token.startsWith('"') && isLossy(token) ? `"${token}"` : token))
}
