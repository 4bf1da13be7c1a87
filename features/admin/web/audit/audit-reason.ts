import { conductReasons } from '#features/members/contract.ts'
import { membersText } from '#features/members/web/index.ts'
import type { SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { useT } from '#platform/web/i18n.tsx'
import { adminText } from '../../locales/text.ts'
import type { en } from '../../locales/audit/en.ts'

type Key = keyof (typeof en)['reasons'] & SentenceKey<(typeof en)['reasons']>

/** Whole reasons that only the program writes. */
const phrases: Partial<Record<string, Key>> = {
  'by the operator at the command line': 'commandLine',
  'needed to enter the console': 'enterConsole',
  'asked for by the owner': 'owner',
  'added in the console': 'addedHere',
  'opened in the console': 'openedHere',
  'by the groups at the provider': 'groups',
  'at the provider': 'atProvider',
  'by the provider': 'byProvider',
  'no group with a role': 'noGroup',
  'no second factor at the provider': 'noSecondFactor',
  'the account is closed': 'closed',
}

/** Codes that the program stores as the reason of the actions in `hasCode`. The reason of any other action is text that a person typed. */
const codes: Partial<Record<string, Key>> = {
  claimed: 'claimed',
  released: 'released',
  approve: 'approved',
  dismiss: 'dismissed',
  upheld: 'upheld',
  reversed: 'reversed',
  another_person: 'anotherPerson',
  poses_missing: 'posesMissing',
  face_unclear: 'faceUnclear',
  not_live: 'notLive',
  profile_photo_unclear: 'mainPhotoUnclear',
}
const hasCode = /^(?:report|appeal|photo|voice_hello|photo_check|applicant)\./

/** Returns a function that words the reason of an audit entry. A reason written by the program is translated, a typed reason stays as it is. */
export const useFormatAuditReason = (): ((entry: { action: string; reason: string }) => string) => {
  const t = useT(adminText)
  const members = useT(membersText)
  return ({ action, reason }) => {
    const phrase = phrases[reason]
    if (phrase !== undefined) return t(`audit.reasons.${phrase}`)
    if (action === 'webhook.stopped') return t(reason === 'gone' ? 'programs.webhooks.stopped.gone' : 'programs.webhooks.stopped.failing')
    if (!hasCode.test(action)) return reason
    // A decision about a report has the code first, and then a note of the moderator.
    const [, code = '', note = ''] = /^([a-z_]+)(: .*)?$/s.exec(reason) ?? []
    const known = codes[code]
    if (known !== undefined) return `${t(`audit.reasons.${known}`)}${note}`
    const conduct = conductReasons.find((one) => one === code)
    return conduct === undefined ? reason : `${members(`conduct.${conduct}`)}${note.replace(/^:/, '')}`
  }
}
