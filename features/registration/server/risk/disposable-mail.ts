import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

let domains: Set<string> | undefined

/** Whether an address belongs to a service for mailboxes of a day, or to a subdomain of one. */
export const isDisposableMail = (email: string): boolean => {
  domains ??= disposableEmailBlocklistSet()
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, index) => domains?.has(labels.slice(index).join('.')) === true)
}
