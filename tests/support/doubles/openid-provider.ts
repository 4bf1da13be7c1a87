import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'

/** Claims of the provider about the person who logs in. */
export interface StaffAtProvider {
  subject: string
  claims: Record<string, unknown>
  acr?: string
  amr?: string[]
}

export interface OpenIdDouble extends AsyncDisposable {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person who logs in next. */
  person: StaffAtProvider
  /** Follows the redirects from the authorization URL back to the service. Returns the query parameters of the last one. */
  logIn(url: string): Promise<Record<string, string>>
  /** The provider's name of the session of the last log-in. */
  session: string
  /** Makes the provider send a log-out of a person in a session, and returns the form that it sends. */
  logOut(subject: string, session: string): Promise<string>
}

const jwkOf = async (): Promise<Record<string, unknown>> => {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )
  const { key_ops: _, ext: __, ...jwk } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { ...jwk, use: 'sig', alg: 'RS256' }
}

const configuration = (
  redirectUri: string,
  client: { id: string; secret: string; logOutUri: string },
  key: object,
  person: () => StaffAtProvider,
): Configuration => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [redirectUri],
      backchannel_logout_uri: client.logOutUri,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  claims: {
    openid: ['sub', 'acr', 'amr'],
    profile: ['given_name', 'family_name', 'groups', 'email', 'email_verified'],
  },
  acrValues: ['urn:example:mfa', 'urn:example:one'],
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  findAccount: (_ctx, id) => ({ accountId: id, claims: () => Promise.resolve({ sub: id, ...person().claims }) }),
  interactions: { url: (_ctx, interaction) => `/log-in/${interaction.uid}` },
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({ clientId: client.id, accountId: ctx.oidc.session?.accountId ?? '' })
    grant.addOIDCScope('openid profile')
    await grant.save()
    return grant
  },
})

/** Starts an OpenID provider on this machine. `person` logs in there without a login page. */
export const openOpenIdProvider = async (redirectUri: string): Promise<OpenIdDouble> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { id: 'ndloo', secret: randomBytes(32).toString('hex'), logOutUri: `${issuer}/log-out` }
  let person: StaffAtProvider = { subject: 'nobody', claims: {} }
  let sent = ''
  const provider = new Provider(issuer, {
    ...configuration(redirectUri, client, await jwkOf(), () => person),
    // The provider does not send to addresses of this machine. This function keeps the log-out form, so that the test can hand it to the service.
    fetch: (_url, options) => {
      sent = options?.body instanceof URLSearchParams ? options.body.toString() : ''
      return Promise.resolve(new Response())
    },
  })
  let session = ''
  provider.on('authorization.success', (ctx) => (session = ctx.oidc.session?.sidFor(client.id) ?? ''))
  const answer = provider.callback()
  const logInThere = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { subject: accountId, acr, amr } = person
    const login = { accountId, ...(acr === undefined ? {} : { acr }), ...(amr === undefined ? {} : { amr }) }
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/log-in/') === true) void logInThere(request, response)
    else void answer(request, response)
  })
  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    get person() {
      return person
    },
    set person(next) {
      person = next
    },
    get session() {
      return session
    },
    logOut: async (subject, of) => {
      const known = await provider.Client.find(client.id)
      // The types of the package lack this method.
      await (known as { backchannelLogout(sub: string, sid: string): Promise<void> } | undefined)?.backchannelLogout(subject, of)
      return sent
    },
    logIn: async (url) => {
      const cookies = new Map<string, string>()
      for (let next = url; ;) {
        if (next.startsWith(redirectUri)) return Object.fromEntries(new URL(next).searchParams)
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        const to = response.headers.get('location')
        if (to === null) throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
        next = new URL(to, next).href
      }
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
