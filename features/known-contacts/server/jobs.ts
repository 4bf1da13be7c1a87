import { contactsChangedJob, memberHiddenFromOtherJob, readMember } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashContact, readContactHashKey } from './contact-key.ts'
import { readMembersNamedAsContactsAt, linkContactsToOwner } from './store.ts'

/**
 * The job after a member has named contacts (at `addedAt`): removes the member from the screens of the people named. It is added even if no
 * contact belongs to a member, so that it reveals nothing.
 */
export const knownContactsAddedJob = jobKind<{ memberId: string; addedAt: string }>('known-contacts.hide')

/** Handles the job that updates which named contacts belong to a member whose proven number or email has changed. */
const handleContactsChanged = ({ jobs, db, config }: Platform): void =>
  jobs.handle(contactsChangedJob, async ({ memberId }) => {
    const key = await readContactHashKey(db, config.secrets)
    if (key === undefined) return
    const member = await readMember(db, memberId)
    const isProven = member !== undefined && member.status !== 'unverified' && member.status !== 'deleted'
    const proven = isProven ? [member.email, member.proven_phone].filter((contact) => contact !== null) : []
    await inTransaction(db, (tx) =>
      linkContactsToOwner(
        tx,
        memberId,
        proven.map((contact) => hashContact(key, contact)),
      ),
    )
  })

/** Registers the handlers of the jobs about known contacts. */
export const registerKnownContactJobs = (platform: Platform): void => {
  const { jobs, db, clock } = platform
  handleContactsChanged(platform)
  jobs.handle(knownContactsAddedJob, async ({ memberId, addedAt }) => {
    const owners = await readMembersNamedAsContactsAt(db, memberId, new Date(addedAt))
    await inTransaction(db, async (tx) => {
      for (const from of owners) await addJob(tx, memberHiddenFromOtherJob, { memberId, from, onlyListed: true }, clock.now())
    })
  })
}
