import type { Config } from '#platform/server/config/config.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld, WebAnswer } from './outside.ts'

type Web = Pick<OutsideWorld, 'now' | 'request' | 'readCertificate'>

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Returns the name of the proxy. Proxies name themselves in one of these headers; the service sets neither. */
const proxyOf = ({ headers }: WebAnswer): string | undefined => headers.via ?? headers.server

const judgeProxy = (answer: WebAnswer, trustProxy: number): Finding[] => {
  const proxy = proxyOf(answer)
  if (proxy !== undefined && trustProxy === 0)
    return [
      problemFinding(
        'TRUST_PROXY',
        `0, but ${proxy} answers at PUBLIC_URL`,
        'Set it to 1 for one proxy: all members count as one network otherwise.',
      ),
    ]
  if (proxy === undefined && trustProxy > 0)
    return [
      warningFinding(
        'TRUST_PROXY',
        `${trustProxy}, but no proxy names itself`,
        'Make sure that nobody reaches the process without it: addresses could be forged.',
      ),
    ]
  return [okFinding('TRUST_PROXY', `${trustProxy}${proxy === undefined ? '' : `, behind ${proxy}`}`)]
}

const judgeCertificate = async (web: Web, host: string, port: number): Promise<Finding> => {
  const { validTo, mistake } = await web.readCertificate(host, port)
  const days = Math.floor((validTo.getTime() - web.now().getTime()) / dayMs)
  const until = `valid until ${validTo.toISOString().slice(0, 10)}`
  if (days < 0) return problemFinding('Certificate', 'has expired', 'Renew it now: browsers refuse the site.')
  if (mistake !== undefined)
    return problemFinding('Certificate', `browsers refuse it: ${mistake}`, 'Install the certificate of this name with its whole chain.')
  if (days < 14) return warningFinding('Certificate', until, 'Find out why it was not renewed: the log of the proxy says it.')
  return okFinding('Certificate', until)
}

const judgeRedirect = async (web: Web, host: string): Promise<Finding[]> => {
  const answer = await web.request(`http://${host}/`).catch(() => undefined)
  if (answer === undefined || answer.headers.location?.startsWith('https://') === true) return []
  return [
    warningFinding(
      'Redirect',
      `http://${host} does not lead to https`,
      'Let the proxy redirect port 80, so that typed addresses work and stay safe.',
    ),
  ]
}

/** Checks the service from outside: address, certificate, proxy. */
export const checkWebAddress = async (web: Web, { publicUrl, trustProxy, demo }: Config): Promise<Finding[]> => {
  if (publicUrl === undefined) return [okFinding('PUBLIC_URL', 'none: a demo on this machine')]
  const { protocol, hostname, port } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  if (!isSecure && !isLocal(hostname) && !demo)
    return [
      problemFinding('PUBLIC_URL', `${publicUrl} is not encrypted`, 'Use https: browsers give camera, push and passkeys to no other site.'),
    ]
  const certificate = isSecure ? [await judgeCertificate(web, hostname, Number(port || 443))] : []
  const answer = await web.request(`${publicUrl}/health`)
  if (answer.status !== 200)
    return [
      ...certificate,
      problemFinding(
        'PUBLIC_URL',
        `${publicUrl}/health answers ${answer.status}`,
        'Start the service, and let the proxy send requests to it.',
      ),
    ]
  return [
    ...certificate,
    okFinding('PUBLIC_URL', `${publicUrl} answers`),
    ...judgeProxy(answer, trustProxy),
    ...(isSecure && port === '' ? await judgeRedirect(web, hostname) : []),
  ]
}
