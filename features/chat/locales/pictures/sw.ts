import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

/** Sending and seeing pictures, and what waits to be sent. */
export const sw: Localised<typeof en> = {
  more: 'Vingine vya kutuma',
  less: 'Funga',
  choose: 'Tuma picha',
  title: { one: 'Utume picha hii?', other: 'Utume picha {count}?' },
  send: { one: 'Tuma', other: 'Tuma picha {count}' },
  preview: 'Picha ya {number}',
  leaveOut: 'Ondoa picha ya {number}',
  preparing: 'Tunaandaa picha zako',
  unreadable: 'Hatuwezi kufungua “{name}” hapa. Chagua picha ya JPEG au PNG.',
  tooMany: 'Unaweza kutuma hadi picha {max} kwa wakati mmoja.',
  drop: 'Weka picha hapa umtumie {name}',
  yours: 'Picha yako',
  theirs: 'Picha kutoka kwa {name}',
  openYours: 'Fungua picha yako',
  openTheirs: 'Fungua picha kutoka kwa {name}',
  veiled: 'Siku ya kwanza ya mazungumzo yenu, picha hufunikwa kwa ukungu.',
  unveil: 'Onyesha picha',
  failed: 'Picha haikupakia.',
  again: 'Jaribu tena',
  gone: 'Picha hii haipo tena.',
  offline: 'Utaiona picha hii ukiwa mtandaoni.',
  sending: 'Inatumwa',
  progress: '{progress} imetumwa',
  discard: 'Usitume',
  lost: 'Faili la ujumbe huu halipo tena kwenye kifaa hiki. Tafadhali litume upya.',
  unkept: 'Kifaa hiki hakina nafasi ya kuhifadhi unachotuma. Acha ukurasa huu wazi hadi kitumwe.',
}
