import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    gone: 'Mwanachama huyu hayupo tena.',
    guest: 'Tafadhali kamilisha akaunti yako kwanza.',
    inactive: 'Akaunti hii haitumiki.',
    seen_enough: 'Umetazama wasifu wengi sana. Pumzika kidogo kisha uangalie tena baadaye.',
  },
  male: 'Mwanamume',
  female: 'Mwanamke',
  other: 'Nyingine',
  online: 'Yuko mtandaoni',
  offline: 'Hayuko mtandaoni',
  lastSeen: {
    hour: 'Alionekana ndani ya saa moja',
    day: 'Alionekana leo',
    week: 'Alionekana wiki hii',
    month: 'Alionekana mwezi huu',
    long: 'Alionekana muda mrefu uliopita',
  },
  distance: { one: 'Kilomita {count} kutoka kwako', other: 'Kilomita {count} kutoka kwako' },
  nearby: 'Chini ya kilomita 2 kutoka kwako',
  /** Why somebody is warned or suspended. */
  conduct: {
    fake: 'Wasifu huu si wa mtu halisi.',
    scam: 'Kuomba pesa au kuwadanganya wengine kuhusu pesa.',
    harassment: 'Kuwasumbua au kuwatukana wengine.',
    sexual: 'Maudhui ya ngono ambayo hakuna aliyeyaomba.',
    underage: 'Kuna dalili za umri mdogo kuliko masharti yetu yanavyoruhusu.',
    threat: 'Vitisho au ukatili.',
    impersonation: 'Kujifanya mtu mwingine.',
    photos: 'Picha ambazo masharti yetu hayaruhusu.',
    rules: 'Ni kinyume cha masharti yetu ya matumizi.',
  },
}
