import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Tx } from '#platform/server/db/database.ts'
import { readMailDomainHoldDecision } from './mail-domain-store.ts'

let domains: Set<string> | undefined

/** Returns the domain of an email address and its parent domains, the longest first. */
const domainsOf = (email: string): string[] => {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Whether an email address belongs to a service for disposable mailboxes, or to a subdomain of one. */
export const isDisposableMail = (email: string): boolean => {
  domains ??= disposableEmailBlocklistSet()
  return domainsOf(email).some((domain) => domains?.has(domain) === true)
}

/**
 * Whether a new account with this email is held for a moderator: by the operator's decision on its domain, otherwise if the mailbox is disposable.
 */
export const mustHoldForMail = async (tx: Tx, email: string): Promise<boolean> =>
  (await readMailDomainHoldDecision(tx, domainsOf(email))) ?? isDisposableMail(email)
