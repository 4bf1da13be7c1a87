import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld } from './outside.ts'

type Dns = Pick<OutsideWorld, 'resolveMx' | 'resolveTxt'>

const judgeSpf = (domain: string, texts: readonly string[]): Finding => {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text))
  const [record] = records
  if (record === undefined)
    return problemFinding(
      'SPF',
      `${domain} has none`,
      `Add a TXT record to ${domain}: v=spf1 and what your mail provider names, then -all or ~all.`,
    )
  if (records.length > 1)
    return problemFinding('SPF', `${domain} has ${records.length}`, 'Keep one record: with two, receivers treat both as an error.')
  if (/[ ]\+?all\b/i.test(record))
    return problemFinding('SPF', 'lets everybody send as you', 'End the record with -all or ~all instead of all.')
  return okFinding('SPF', record)
}

const judgeDkim = async (dns: Dns, domain: string, selector: string | undefined): Promise<Finding> => {
  if (selector === undefined)
    return warningFinding('DKIM', 'not looked at', 'Name the selector your mail provider uses: npm run doctor -- --dkim <selector>.')
  const name = `${selector}._domainkey.${domain}`
  const key = (await dns.resolveTxt(name)).find((text) => /(?:^|;)\s*p=/i.test(text))
  if (key === undefined)
    return problemFinding('DKIM', `${name} has no key`, 'Add the record that your mail provider shows for your domain.')
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(key))
    return problemFinding('DKIM', `the key of ${name} is withdrawn`, 'Add the current key of your mail provider.')
  return okFinding('DKIM', `${name} has a key`)
}

const judgeDmarc = async (dns: Dns, domain: string): Promise<Finding> => {
  const labels = domain.split('.')
  // A policy of the parent domain also applies to subdomains.
  const names = labels.slice(0, -1).map((_, from) => `_dmarc.${labels.slice(from).join('.')}`)
  for (const name of names) {
    const record = (await dns.resolveTxt(name)).find((text) => /^v=DMARC1\b/i.test(text))
    if (record === undefined) continue
    return /;\s*p=(?:none|quarantine|reject)\b/i.test(record)
      ? okFinding('DMARC', record)
      : problemFinding('DMARC', `${name} names no policy`, 'Write p=none, p=quarantine or p=reject into the record.')
  }
  return warningFinding(
    'DMARC',
    `${domain} has none`,
    `Add a TXT record _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:<you>. Large providers ask for it.`,
  )
}

/** Checks the DNS records by which other mail servers judge mails from `mailFrom`. */
export const checkMailRecords = async (dns: Dns, mailFrom: string, selector: string | undefined): Promise<Finding[]> => {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  if (domain === 'ndloo.example')
    return [problemFinding('MAIL_FROM', 'is the example address', 'Set it to an address of your domain; mails from it land in spam.')]
  const servers = await dns.resolveMx(domain)
  return [
    servers.length > 0
      ? okFinding('MX', servers.join(', '))
      : warningFinding(
          'MX',
          `${domain} receives no mail`,
          'Answers and bounces get lost, and some servers refuse such senders: add an MX record.',
        ),
    judgeSpf(domain, await dns.resolveTxt(domain)),
    await judgeDkim(dns, domain, selector),
    await judgeDmarc(dns, domain),
  ]
}
