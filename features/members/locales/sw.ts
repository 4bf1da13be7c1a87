import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    gone: 'Mwanachama huyu hayupo tena.',
    guest: 'Tafadhali kamilisha akaunti yako kwanza.',
    inactive: 'Akaunti hii haitumiki kwa sasa.',
    seen_enough: 'Umetazama wasifu nyingi sana. Pumzika kidogo kisha urudi baadaye.',
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
    long: 'Alionekana muda kidogo uliopita',
  },
  distance: { one: 'Umbali wa km {count}', other: 'Umbali wa km {count}' },
  nearby: 'Chini ya kilomita 2',
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
    rules: 'Ni kinyume cha sheria na masharti yetu.',
  },
  ranges: {
    age: {
      label: 'Umri',
      between: 'Miaka {from} hadi {to}',
      from: 'Kuanzia miaka {from}',
      to: 'Hadi miaka {to}',
      outside: 'Tafadhali andika umri kati ya {from} na {to}.',
      crossed: 'Umri wa chini hauwezi kuzidi wa juu.',
    },
  },
}
