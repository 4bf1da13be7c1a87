import { addKnownContacts } from '#features/known-contacts/server/known-contacts.ts'
import { updateProfile } from '#features/profiles/server/index.ts'
import { addInvitation, readInvitations, withdrawInvitation } from '#features/registration/server/invitations/invitation-store.ts'
import { readMailDomains, storeMailDomains } from '#features/registration/server/risk/mail-domain-store.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Made-up phone numbers, and an email address of an example domain. */
const known = ['+233 20 555 0101', '+254 712 000111', 'aunt@example.org']

/** Adds known contacts, whom a member does not want to meet. */
export const seedDemoKnownContacts = async (ctx: MemberContext, platform: Platform): Promise<void> =>
  void (await addKnownContacts(ctx, platform, { contacts: known }))

/** Turns on private mode for a member: only people whom they like, match or write with see them. */
export const turnOnPrivateMode = (ctx: MemberContext): Promise<void> => updateProfile(ctx, { private_mode: true })

/** Adds invitation codes of the console and of a member (some withdrawn), and decisions about mail domains. Idempotent. */
export const seedDemoInvitationsAndMailDomains = ({ db, now, actor }: MemberContext): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const owner of [null, actor.id]) {
      if ((await readInvitations(tx, owner)).length > 0) continue
      await addInvitation(tx, owner, now)
      await withdrawInvitation(tx, await addInvitation(tx, owner, new Date(now.getTime() - 3_600_000)), owner, now)
    }
    const { held, trusted } = await readMailDomains(tx)
    if (held.length + trusted.length === 0) await storeMailDomains(tx, { held: ['throwaway.example'], trusted: ['company.example'] })
  })
