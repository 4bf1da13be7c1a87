import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  interest: {
    a: '{about}: hata mimi! Ulianzaje?',
    b: 'Sote tumeandika “{about}” kwenye wasifu. Nani alikufundisha?',
    c: '{about}: mara moja kwa wiki, kila siku, au kila ukipata nafasi?',
  },
  prompt: {
    a: '“{about}”: ningependa kusikia hadithi yote.',
    b: '“{about}”: jibu lako limenigusa. Kuna hadithi gani nyuma yake?',
  },
  town: {
    a: '{about}, hata wewe? Ni sehemu gani lazima niijue?',
    b: '{about}: unapenda kwenda wapi wiki ikiisha?',
  },
  language: {
    a: '{about}, hata wewe! Ni neno gani unalipenda zaidi?',
    b: 'Tunazungumza lugha moja: {about}. Ni neno gani la kujifunza kwanza?',
  },
  goal: {
    friendship: 'Sote tunatafuta urafiki. Kwako, urafiki mwema ukoje?',
    dating: 'Sote tunatafuta mtu wa kutoka naye. Siku ya kwanza nzuri ingekuwaje?',
    marriage: 'Sote tunataka kitu cha kudumu. Ni nini muhimu zaidi kwako?',
    unsure: 'Sote bado hatujui hasa tunachotafuta. Ni jambo gani zuri limekushangaza hivi karibuni?',
  },
  hello: {
    a: 'Habari {name}, ni nini kilikufanya utabasamu leo?',
    b: 'Habari {name}, Jumapili nzuri kwako ikoje?',
    c: 'Mambo {name}, chai, kahawa, au twende kula moja kwa moja?',
    d: 'Habari {name}, ni wimbo gani unausikiliza wiki hii?',
    e: 'Mambo {name}, ni chakula gani kitamu ulichokula hivi karibuni?',
    f: 'Habari {name}, tukipata mchana mmoja huru, ungenipeleka wapi?',
  },
}
