import { parseArgs } from 'node:util'
import { deleteLostBanKeysAndBans, banKeySealedStore } from '#features/auth/server/index.ts'
import { countAttachmentsByKeyNames, releaseLostAttachments } from '#features/chat/server/index.ts'
import { deleteLostContactHashKey } from '#features/known-contacts/server/index.ts'
import { countPhotoChecksOfKeys, deleteLostFrames } from '#features/photo-check/server/index.ts'
import { countVoiceHellosByKeyNames, releaseLostVoiceHellos } from '#features/voice-hello/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { countSealedBySecret } from '#platform/server/secrets/sealed-values.ts'
import { deleteFileKeys, fileKeySealedStore } from '#platform/server/storage/file-keys.ts'
import type { Command } from '../programs/run-command.ts'

/** Command for a lost SECRET: deletes the ban keys that can no longer be checked, so that the service starts again, and files that nobody can open. */
export const secretLostCommand: Command = async ({ db, config, print }, args) => {
  const { values } = parseArgs({ args: [...args], options: { sure: { type: 'boolean', default: false } } })
  const { none } = await countSealedBySecret(db, banKeySealedStore, config.secrets)
  const { none: files } = await countSealedBySecret(db, fileKeySealedStore, config.secrets)
  const [lostAttachments, lostHellos] = [await countAttachmentsByKeyNames(db, files.ids), await countVoiceHellosByKeyNames(db, files.ids)]
  const lostChecks = await countPhotoChecksOfKeys(db, files.ids)
  if (none.values === 0 && files.values === 0) {
    print('Every key of bans and of files opens: there is nothing to give up.')
    return true
  }
  if (!values.sure) {
    if (none.values > 0)
      print(`${none.holds} bans could not be checked any more: those people could sign up again, where their account has been erased.`)
    if (lostAttachments > 0) print(`${lostAttachments} voice notes and pictures can be opened by nobody any more: they would be deleted.`)
    if (lostHellos > 0) print(`${lostHellos} voice hellos can be opened by nobody any more: they would be deleted.`)
    if (lostChecks > 0) print(`The frames of ${lostChecks} photo checks can be opened by nobody any more: they would be deleted.`)
    print('If SECRET is lost for good: npm run secret:lost -- --sure')
    return false
  }
  const { bans, attachments, voiceHellos, photoChecks, contactKey } = await inTransaction(db, async (tx) => {
    const given = {
      bans: await deleteLostBanKeysAndBans(tx, none.ids),
      attachments: await releaseLostAttachments(tx, files.ids, systemClock.now()),
      voiceHellos: await releaseLostVoiceHellos(tx, files.ids, systemClock.now()),
      photoChecks: await deleteLostFrames(tx, files.ids, systemClock.now()),
      contactKey: await deleteLostContactHashKey(tx, files.ids),
    }
    await deleteFileKeys(tx, files.ids)
    return given
  })
  if (none.values > 0) print(`${bans} bans are given up. Accounts that are suspended stay so.`)
  if (attachments > 0) print(`${attachments} voice notes and pictures are given up. Their messages stay.`)
  if (voiceHellos > 0) print(`${voiceHellos} voice hellos are given up.`)
  if (photoChecks > 0) print(`The frames of ${photoChecks} photo checks are given up. Badges stay.`)
  if (contactKey) print('Members stay hidden from those they named who are here. Who joins later is not found among those named before.')
  return true
}
