import { randomUUID } from 'node:crypto'
import { hashPassword, setPassword } from '#features/auth/server/index.ts'
import { reactToMessage } from '#features/chat/server/changes/react-to-message.ts'
import { markConversationRead } from '#features/chat/server/conversation/mark-conversation-read.ts'
import { sendMessage } from '#features/chat/server/sending/send-message.ts'
import { createMessageBatcher } from '#features/chat/server/sending/message-batcher.ts'
import { activateMember, createMember, updateMember } from '#features/members/server/index.ts'
import { recordOnboardingState } from '#features/onboarding/server/index.ts'
import { setPlace } from '#features/places/server/set-place.ts'
import { uploadPhotos } from '#features/photos/server/upload-photos.ts'
import { applyReaction } from '#features/reactions/server/apply-reaction.ts'
import { likeWithLine } from '#features/reactions/server/like-with-line.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import { ensureEntitlement } from '#features/subscriptions/server/index.ts'
import { openMemberAccounts } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { markDemoSeeded, isDemoSeeded } from '#platform/server/db/installation.ts'
import type { Platform } from '#platform/server/platform.ts'
import { seedDemoGifts } from './gifts.ts'
import { type DemoPerson, demoCredentials, createDemoPeople, demoUuid } from './people.ts'
import { seedDemoLikes, trainDemoSuggestions } from './likes.ts'
import { seedDemoOutcomes } from './outcomes.ts'
import { seedDemoReports, seedDemoWaitingApplicant } from './reports.ts'
import { assignFolderPortraits } from './portraits/folder.ts'
import { drawnPortraits, type PortraitSource } from './portraits/source.ts'
import { seedDemoProfileFields } from './profile-fields.ts'
import { seedDemoWalletHistory, seedDemoOpeningBalance } from './wallet.ts'
import { seedDemoSharedDates } from './trust/shared-dates.ts'
import { seedDemoPhotoCheckBadge, seedDemoWaitingPhotoChecks } from './trust/photo-checks.ts'
import { seedDemoVoiceHello, sendDemoAttachment } from './recordings.ts'
import { seedDemoKnownContacts, seedDemoInvitationsAndMailDomains, turnOnPrivateMode } from './trust/contacts-and-codes.ts'
import { demoConversations, demoPhotoLikeLines, demoQuotePosition, demoReactions, demoAttachments } from './texts.ts'

export { demoCredentials }

const hour = 3_600_000
/** Members added in parallel, so that drawing and storing photos overlap. */
const concurrency = 4
const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour)

const contextOf = (platform: Platform, id: string, now: Date): MemberContext => ({
  actor: { kind: 'member', id, role: 'user', sessionId: randomUUID(), address: '127.0.0.1' },
  db: platform.db,
  now,
  locale: 'en',
  log: platform.log,
})

const addPerson = async (platform: Platform, person: DemoPerson, passwordHash: string | undefined, now: Date): Promise<void> => {
  const { town, id } = person
  const joined = hoursBefore(now, 24 * (5 + (person.seed % 90)))
  await inTransaction(platform.db, async (tx) => {
    await createMember(tx, {
      id,
      email: person.email,
      phone: person.phone,
      // The demo member can also log in by number.
      ...(person.seed === 0 ? { proven_phone: person.phone } : {}),
      phone_country: town.country,
      firstname: person.firstname,
      lastname: person.lastname,
      gender: person.gender,
      birth: person.birth,
      birth_estimated: false,
      country: town.country,
      // English for the demo member, whatever the language of the town.
      locale: person.seed === 0 ? 'en' : town.locale,
      terms_version: termsVersion,
      now: joined,
    })
    await openMemberAccounts(tx, id)
    await seedDemoOpeningBalance(tx, person, joined)
    await ensureEntitlement(tx, id, now)
    if (passwordHash !== undefined) await setPassword(tx, id, passwordHash, now)
    await activateMember(tx, id, hoursBefore(now, person.away))
    const { prompts, ...about } = person.about
    await updateMember(
      tx,
      id,
      { ...about, prompts: JSON.stringify(prompts), shows_sensitive: person.showsSensitive, blurs_photos: person.blursPhotos },
      now,
    )
    // The profiles of demo members are complete, so onboarding asks nothing.
    await recordOnboardingState(tx, id, 'ended', joined)
  })
  await setPlace(contextOf(platform, id, now), platform.config.secrets, { body: { lat: person.lat, lng: person.lng } })
}

const addPhotos = async (platform: Platform, person: DemoPerson, portraits: PortraitSource, now: Date): Promise<void> => {
  const files = async function* () {
    for (let index = 0; index < person.photos; index++) {
      const bytes = await portraits(person, index)
      yield { filename: 'portrait.jpg', bytes: bytes.length, read: () => Promise.resolve(bytes) }
    }
  }
  if (person.photos === 0) return
  await uploadPhotos(
    contextOf(platform, person.id, now),
    { files: files() },
    {
      storage: platform.storage,
      review: 'after',
      turn: (_key, task) => task(),
    },
  )
}

/** Returns the members with photos in the demo member's town. */
const peopleNearby = ([self, ...others]: readonly DemoPerson[]): DemoPerson[] =>
  others.filter((person) => person.town.city === self?.town.city && person.photos > 0).slice(0, 10)

/** Matches in which nobody has written yet. */
const newMatches = 2

/** Index of the conversation that the demo member has not answered for days, and by how many hours it is older than the others. */
const unanswered = { index: 3, hours: 60 }

/** Adds likes by members nearby, and matches for some of them: first those with conversations, then new ones. */
const addConversations = async (platform: Platform, people: readonly DemoPerson[], portraits: PortraitSource, now: Date): Promise<void> => {
  const [self] = people
  if (self === undefined) return
  const near = peopleNearby(people)
  const as = (person: DemoPerson, hours: number) => contextOf(platform, person.id, hoursBefore(now, hours))
  const together = createMessageBatcher(platform.db)
  const followed = { ...platform, onMatchChanged: [] }
  for (const [index, admirer] of near.entries()) {
    const earlier = index === unanswered.index ? unanswered.hours : 0
    await applyReaction(as(admirer, 60 - index + earlier), followed, { action: 'like', uid: self.id })
    if (index >= demoConversations.length + newMatches) continue
    await applyReaction(as(self, 48 - index + earlier), followed, { action: 'like', uid: admirer.id })
    const seqs: number[] = []
    for (const [turn, body] of (demoConversations[index] ?? []).entries()) {
      const [from, to] = turn % 2 === 0 ? [admirer, self] : [self, admirer]
      const ctx = as(from, 40 - index * 9 - turn * 0.2 + earlier)
      const quotes =
        demoQuotePosition.conversation === index && demoQuotePosition.turn === turn ? { reply_to: seqs[demoQuotePosition.quotes] } : {}
      const sent = { uid: to.id, id: demoUuid(`message ${index} ${turn}`), body, ...quotes }
      const { message } = await sendMessage(ctx, platform, together, sent)
      seqs.push(message.seq)
      for (const { kind } of demoAttachments.filter((file) => file.conversation === index && file.turn === turn)) {
        const picture = kind === 'picture' ? await portraits(from, 1) : undefined
        await sendDemoAttachment(ctx, platform, { uid: to.id, name: `${kind} ${index} ${turn}`, picture })
      }
      // A reply marks the earlier messages as read.
      await markConversationRead(ctx, platform, { uid: to.id, seq: message.seq })
    }
    for (const { conversation, turn, emoji } of demoReactions) {
      const [from, to] = turn % 2 === 0 ? [self, admirer] : [admirer, self]
      const seq = seqs[turn]
      if (conversation === index && seq !== undefined) await reactToMessage(as(from, 1), platform, { uid: to.id, seq, emoji })
    }
  }
}

/** Adds likes of the demo member's photos with a line, which wait as requests, from members nearby whom the demo member has not answered. */
const addLines = async (platform: Platform, people: readonly DemoPerson[], now: Date): Promise<void> => {
  const [self] = people
  if (self === undefined) return
  const photos = await platform.db.selectFrom('photo').select('id').where('member_id', '=', self.id).orderBy('position').execute()
  const admirers = peopleNearby(people).slice(demoConversations.length + newMatches)
  for (const [index, body] of demoPhotoLikeLines.entries()) {
    const [admirer, photo] = [admirers[index], photos[index % photos.length]]
    if (admirer === undefined || photo === undefined) continue
    const line = { uid: self.id, id: demoUuid(`line ${index}`), body, item: { kind: 'photo' as const, id: photo.id }, paysCredits: false }
    await likeWithLine(contextOf(platform, admirer.id, hoursBefore(now, 5 + index)), { ...platform, onMatchChanged: [] }, line)
  }
}

/** Fills a new demo database, or continues an interrupted attempt. `print` gets lines about the progress. */
export const seedDemo = async (platform: Platform, print: (text: string) => void): Promise<void> => {
  const { db, config, clock } = platform
  if (await isDemoSeeded(db)) return
  const now = clock.now()
  const made = createDemoPeople(config.demoMembers, now)
  const { people, portraits } =
    config.demoPortraits === undefined
      ? { people: made, portraits: drawnPortraits }
      : await assignFolderPortraits(config.demoPortraits, made)
  const passwordHash = await hashPassword(demoCredentials.password)
  const known = new Set((await db.selectFrom('member').select('id').execute()).map((row) => row.id))
  const pictured = new Set((await db.selectFrom('photo').select('member_id').distinct().execute()).map((row) => row.member_id))
  print(`• making ${people.length} demo members …`)
  const add = async (person: DemoPerson): Promise<void> => {
    if (!known.has(person.id)) await addPerson(platform, person, person.seed === 0 ? passwordHash : undefined, now)
    if (!pictured.has(person.id)) await addPhotos(platform, person, portraits, now)
    await seedDemoVoiceHello(contextOf(platform, person.id, now), platform, person)
    await seedDemoPhotoCheckBadge(contextOf(platform, person.id, now), person)
  }
  for (let done = 0; done < people.length; done += concurrency) {
    await Promise.all(people.slice(done, done + concurrency).map(add))
    if (done > 0 && done % 48 === 0) print(`  ${done} of ${people.length}`)
  }
  await seedDemoProfileFields(platform, people)
  await addConversations(platform, people, portraits, now)
  await addLines(platform, people, now)
  const [self] = people
  if (self !== undefined) {
    await seedDemoWalletHistory(platform, self, (hours) => contextOf(platform, self.id, hoursBefore(now, hours)))
    await seedDemoOutcomes(platform, self, peopleNearby(people), now)
    // The gifts are hours old, so they come before the steps that happen now: a new message never gets an earlier time than the last one.
    await seedDemoGifts(platform, self, peopleNearby(people), (id, hours) => contextOf(platform, id, hoursBefore(now, hours)))
    await seedDemoSharedDates(platform, self, peopleNearby(people), (id) => contextOf(platform, id, now))
    await seedDemoKnownContacts(contextOf(platform, self.id, now), platform)
    await seedDemoInvitationsAndMailDomains(contextOf(platform, self.id, now))
  }
  await seedDemoWaitingPhotoChecks(people, platform, portraits, (id, minutes) => contextOf(platform, id, hoursBefore(now, minutes / 60)))
  await seedDemoWaitingApplicant(platform)
  await seedDemoReports(platform, people, (person, hours) => contextOf(platform, person.id, hoursBefore(now, hours)))
  await seedDemoLikes(platform, people, now)
  await trainDemoSuggestions(platform)
  // Private mode is turned on last, because then only people whom this member likes see them.
  const admirer = peopleNearby(people).at(-1)
  if (admirer !== undefined) await turnOnPrivateMode(contextOf(platform, admirer.id, now))
  await markDemoSeeded(db, now)
}
