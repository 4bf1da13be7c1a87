import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  question: {
    title: 'Je, umekutana na {name} ana kwa ana?',
    hint: 'Ni siri yako: {name} hatajua kamwe jibu lako, nasi tunahifadhi idadi tu.',
    yes: 'Ndiyo, tumekutana',
    not_yet: 'Bado',
    stop: 'Usiulize tena',
    failed: 'Jibu halikutufikia. Jaribu tena.',
  },
  answered: {
    yes: 'Asante kwa kutuambia. Hatutauliza tena kuhusu {name}.',
    not_yet: 'Asante. Hakuna haraka.',
    stop: 'Sawa. Hatutauliza tena kuhusu {name}.',
  },
  notices: {
    meeting: {
      title: 'Swali kwako',
      body: 'Kuna swali fupi linakusubiri. Fungua {brand} ulione.',
      named: 'Je, umekutana na {name}?',
    },
  },
}
