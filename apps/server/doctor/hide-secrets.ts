type Environment = Readonly<Record<string, string | undefined>>

const holdsSecret = /SECRET|KEY|TOKEN|PASSWORD/
/** Shorter secrets are not hidden, because that would hide ordinary words of the report. */
const leastLength = 4

const passwordIn = (value: string): string[] => {
  if (!URL.canParse(value)) return []
  const { password, searchParams } = new URL(value)
  return [password, searchParams.get('password') ?? ''].flatMap((written) => {
    try {
      return [written, decodeURIComponent(written)]
    } catch {
      return [written]
    }
  })
}

/** Returns a function that hides all secret values of the environment in a text, including passwords in URLs. */
export const createSecretHider = (environment: Environment): ((text: string) => string) => {
  const values = Object.entries(environment).flatMap(([name, value = '']) => [
    ...(holdsSecret.test(name) ? [value] : []),
    // Some variables list several addresses.
    ...value.split(',').flatMap(passwordIn),
  ])
  const secrets = [...new Set(values)].filter(({ length }) => length >= leastLength).toSorted((one, other) => other.length - one.length)
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '•••'), text)
}
