import type { en } from './en.ts'

/** What an administrator can do to an account. */
export const sw: typeof en = {
  role: 'Badilisha jukumu',
  roleText: 'Akaunti itatolewa kila mahali. Mgeni anaweza kusoma tu na haonekani kwenye orodha yoyote.',
  suspend: 'Simamisha',
  suspendText: 'Atatolewa mara moja, hataonekana na mtu yeyote, na ataelezwa sababu na jinsi ya kukata rufaa.',
  duration: 'Kwa muda gani',
  days: { one: 'siku {count}', other: 'siku {count}' },
  noEnd: 'Hadi mtu atakapoiondoa',
  memberReason: 'Atakachoambiwa',
  reactivate: 'Fungua tena',
  signOut: 'Mtoe kila mahali',
  secondFactor: 'Ondoa kipengele cha pili',
  photo: 'Ongeza picha',
}
