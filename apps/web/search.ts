/** Returns the named search parameters that are strings, and drops all others. */
export const pickStringParameters = <const N extends string>(search: Record<string, unknown>, ...names: N[]): { [K in N]?: string } =>
  Object.fromEntries(names.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]])) as { [K in N]?: string }
