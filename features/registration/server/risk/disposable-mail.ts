import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Tx } from '#platform/server/db/database.ts'
import { readDomainDecision } from './mail-domain-store.ts'

let domains: Set<string> | undefined

/** Returns the domain of an address and those above it, the longest first. */
const domainsOf = (email: string): string[] => {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Whether an address belongs to a service for mailboxes of a day, or to a subdomain of one. */
export const isDisposableMail = (email: string): boolean => {
  domains ??= disposableEmailBlocklistSet()
  return domainsOf(email).some((domain) => domains?.has(domain) === true)
}

/** Whether a new account with this address is held: as the operator has decided about its domain, or else for a disposable mailbox. */
export const isHeldMail = async (tx: Tx, email: string): Promise<boolean> =>
  (await readDomainDecision(tx, domainsOf(email))) ?? isDisposableMail(email)
