import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    oneself: 'Huwezi kujipenda mwenyewe hapa.',
    likes_spent: 'Umetumia alama zote za kupenda za leo. Rudi kesho.',
  },
  like: 'Penda {name}',
  unlike: 'Ondoa kupenda kwako kwa {name}',
  dislike: 'Pita {name}',
  undislike: 'Mpe {name} nafasi nyingine',
  passed: 'Umempita {name}.',
  undo: 'Tengua',
  blocked: 'Umemzuia mwanachama huyu.',
  unblocked: 'Umemwondolea mwanachama huyu kizuizi.',
  likesYou: '{name} anakupenda',
  match: {
    title: 'Mmependana',
    text: 'Wewe na {name} mmependana. Anza mazungumzo.',
    you: 'Wewe',
    write: 'Andika ujumbe',
    later: 'Endelea kutazama',
    close: 'Funga',
  },
}
