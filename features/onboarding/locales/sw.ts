import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  progress: 'Swali la {number} kati ya {count}',
  skipAll: 'Ruka yote',
  continue: 'Endelea',
  finish: 'Nionyeshe watu',
  failed: 'Hatukuweza kupakia maswali yako. Jaribu tena.',
  people: {
    title: 'Ungependa kukutana na nani?',
    text: 'Ni wale unaowachagua hapa tu watakaokuona. Chaguo lako halionyeshwi popote; wanaoona wasifu wako wanaweza kulikisia.',
    genders: { female: 'Wanawake', male: 'Wanaume', other: 'Watu wa jinsia nyingine' },
    label: 'Jinsia',
    minAge: 'Kuanzia umri',
    maxAge: 'Hadi umri',
    noLimit: 'Bila kikomo',
    none: 'Chagua angalau moja, au ruka swali hili.',
  },
  goals: {
    title: 'Unatafuta nini?',
    text: 'Chagua yote yanayokufaa. Watu watayaona kwenye wasifu wako.',
    none: 'Chagua angalau moja, au ruka swali hili.',
  },
  distance: {
    title: 'Mtu anaweza kuishi umbali gani?',
    text: 'Unaweza kubadilisha hili kwenye kichujio wakati wowote.',
    within: 'Hadi km {km}',
    any: 'Umbali wowote',
    none: 'Chagua umbali, au ruka swali hili.',
  },
  languages: {
    title: 'Unazungumza lugha gani?',
    text: 'Chagua zile unazopenda kuongea.',
    none: 'Chagua angalau moja, au ruka swali hili.',
  },
  interests: {
    title: 'Unapenda kufanya nini?',
    text: 'Chagua mambo matano. Mnachopenda wote ndiyo njia rahisi ya kuanza kuongea.',
    none: 'Chagua angalau moja, au ruka swali hili.',
  },
  fields: {
    title: 'Mambo machache zaidi',
    text: 'Yale ambayo watu hapa hupenda kujuana.',
    none: 'Jibu moja, au ruka.',
    wrong: 'Andika namba kamili kutoka {min} hadi {max}.',
  },
  prompt: {
    title: 'Malizia sentensi',
    text: 'Chagua mwanzo wa sentensi, kisha uumalizie. Watu watapata la kukuandikia.',
    opening: 'Mwanzo wa sentensi',
    answer: 'Jibu lako',
    none: 'Chagua mwanzo wa sentensi, au ruka swali hili.',
    empty: 'Malizia sentensi, au ruka swali hili.',
  },
  privacy: {
    title: 'Wengine waone nini?',
    text: 'Jina lako la kwanza na umri wako viko kwenye wasifu kila wakati. Mengine unaamua wewe.',
    onlyAge: 'Onyesha umri wangu tu',
    onlyAgeHint: 'Wengine hawaoni tarehe yako ya kuzaliwa.',
    onlyInitial: 'Onyesha herufi ya kwanza tu ya jina la ukoo',
    onlyInitialHint: 'Wengine huona jina lako la kwanza na herufi ya kwanza ya jina la ukoo.',
  },
  offer: {
    title: 'Tusaidie kukutafutia watu',
    text: 'Maswali machache tu, na watu utakaowaona hapa watakufaa zaidi.',
    accept: 'Jibu maswali machache',
    decline: 'Si sasa',
  },
}
