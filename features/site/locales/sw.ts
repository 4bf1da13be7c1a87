import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  nav: {
    matches: 'Wanaonifaa',
    messages: 'Ujumbe',
    profile: 'Wasifu wangu',
    more: 'Zaidi',
    menu: 'Menyu',
    main: 'Menyu kuu',
    skip: 'Ruka hadi maudhui',
    home: 'Ndloo, mwanzo',
  },
  header: {
    person: 'Wasifu',
    morning: 'Habari za asubuhi',
    afternoon: 'Habari za mchana',
    evening: 'Habari za jioni',
    welcomeBack: 'Karibu tena, {name}',
    filter: 'Chuja',
  },
  notFound: { title: 'Ukurasa huu haupo', back: 'Rudi nyuma' },
  failed: { title: 'Kuna kitu hakikwenda sawa kwenye ukurasa huu', again: 'Pakia tena' },
  panel: {
    title: 'Mapenzi, karibu na nyumbani',
    text: 'Watu halisi wa mji wako, wa Afrika yote na walio ughaibuni. Salimia, chukua muda wako, kutaneni ana kwa ana.',
  },
  contact: { received: 'Asante, ujumbe wako uko njiani' },
  mails: {
    contact: {
      subject: 'Ujumbe kutoka kwa {name}',
      from: '{name} <{email}> anaandika (lugha: {language}):',
      answer: 'Jibu barua hii ili kumwandikia.',
    },
  },
}
