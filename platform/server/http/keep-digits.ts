const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** JSON in which every number that a double cannot hold digit by digit is written as text, so that no amount is rounded while it is read. */
export const keepDigits = (json: string): string =>
  json.replaceAll(tokens, (token) => (token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`))
