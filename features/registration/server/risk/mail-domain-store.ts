import type { Database, Tx } from '#platform/server/db/database.ts'
import type { MailDomains } from '../../mail-domains-contract.ts'

/** Reads the operator's domains of mail, in alphabetical order. */
export const readMailDomains = async (db: Database | Tx): Promise<MailDomains> => {
  const rows = await db.selectFrom('mail_domain').selectAll().orderBy('domain').execute()
  const of = (held: boolean) => rows.filter((row) => row.held === held).map(({ domain }) => domain)
  return { held: of(true), trusted: of(false) }
}

/** Replaces the operator's domains. Concurrent changes wait for each other. @returns the previous domains */
export const storeMailDomains = async (tx: Tx, { held, trusted }: MailDomains): Promise<MailDomains> => {
  await tx.selectFrom('registration_rules').select('single').forUpdate().execute()
  const before = await readMailDomains(tx)
  await tx.deleteFrom('mail_domain').execute()
  const rows = [...held.map((domain) => ({ domain, held: true })), ...trusted.map((domain) => ({ domain, held: false }))]
  if (rows.length > 0) await tx.insertInto('mail_domain').values(rows).execute()
  return before
}

/** Returns the operator's decision on the first of these domains that has one: true to hold, false to trust; undefined without a decision. */
export const readMailDomainHoldDecision = async (tx: Tx, domains: readonly string[]): Promise<boolean | undefined> => {
  const rows = await tx.selectFrom('mail_domain').selectAll().where('domain', 'in', domains).execute()
  return domains.map((domain) => rows.find((row) => row.domain === domain)).find((row) => row !== undefined)?.held
}
