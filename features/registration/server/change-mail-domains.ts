import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, type ErrorCode } from '#platform/shared/errors.ts'
import type { changeMailDomains as endpoint } from '../contract.ts'
import { mailDomainErrors, type MailDomains } from '../mail-domains-contract.ts'
import { readConsoleRegistration } from './console-registration.ts'
import { storeMailDomains } from './risk/mail-domain-store.ts'
import { normalizeMailDomain } from './risk/normalize-mail-domain.ts'

/** Normalizes both lists. @throws {AppError} registration.domain_wrong or domain_twice, with the places in the lists */
const normalizeBoth = (typed: MailDomains): MailDomains => {
  const fields: Record<string, ErrorCode[]> = {}
  const normalize = (list: keyof MailDomains, taken: readonly string[]): string[] =>
    typed[list].flatMap((each, index) => {
      const domain = normalizeMailDomain(each)
      if (domain === undefined) fields[`${list}.${index}`] = [mailDomainErrors.domain_wrong]
      else if (taken.includes(domain)) fields[`${list}.${index}`] = [mailDomainErrors.domain_twice]
      return domain ?? []
    })
  const held = normalize('held', [])
  const trusted = normalize('trusted', held)
  const [first] = Object.values(fields).flat()
  if (first !== undefined) throw new AppError(first, { fields })
  return { held: [...new Set(held)], trusted: [...new Set(trusted)] }
}

const difference = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((domain) => !before.includes(domain)),
  removed: before.filter((domain) => !after.includes(domain)),
})

/**
 * Replaces the operator's mail domains and records in the audit log what was added and removed. Existing accounts stay as they are.
 * @throws {AppError} registration.domain_wrong for an invalid domain, registration.domain_twice for a domain in both lists
 */
export const changeMailDomains = ({ db, actor, now }: MemberContext, { body: { reason, ...typed } }: HandlerInput<typeof endpoint>) => {
  const domains = normalizeBoth(typed)
  return inTransaction(db, async (tx) => {
    const before = await storeMailDomains(tx, domains)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'registration.domains_changed',
      subject: { kind: 'registration', id: 'mail_domains' },
      reason,
      details: { held: difference(before.held, domains.held), trusted: difference(before.trusted, domains.trusted) },
      now,
    })
    return readConsoleRegistration(tx, now)
  })
}
