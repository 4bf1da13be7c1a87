import type { en } from './en.ts'

/** Texts about the audit log. */
export const sw: typeof en = {
  none: 'Kumbukumbu ni tupu.',
  at: 'Lini',
  admin: 'Nani',
  operator: 'Mwendeshaji',
  action: 'Kitendo',
  subject: 'Kuhusu nini',
  details: 'Maelezo',
  since: 'Kuanzia',
  until: 'Hadi',
}
