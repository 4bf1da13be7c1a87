import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    gone: 'Esta pessoa não está mais aqui.',
    guest: 'Primeiro conclua a sua conta.',
    inactive: 'Esta conta não está ativa.',
    seen_enough: 'Você já viu muitos perfis. Faça uma pausa e volte mais tarde.',
  },
  male: 'Homem',
  female: 'Mulher',
  other: 'Outro',
  online: 'Online',
  offline: 'Offline',
  lastSeen: {
    hour: 'Visto há menos de uma hora',
    day: 'Visto hoje',
    week: 'Visto esta semana',
    month: 'Visto este mês',
    long: 'Visto há algum tempo',
  },
  distance: { one: 'A {count} km', many: 'A {count} km', other: 'A {count} km' },
  nearby: 'A menos de 2 km',
  /** Why somebody is warned or suspended. */
  conduct: {
    fake: 'O perfil não é de uma pessoa real.',
    scam: 'Pedir dinheiro ou enganar outras pessoas com dinheiro.',
    harassment: 'Assediar ou insultar outras pessoas.',
    sexual: 'Conteúdo sexual que ninguém pediu.',
    underage: 'Há sinais de idade inferior à que os nossos termos permitem.',
    threat: 'Ameaças ou violência.',
    impersonation: 'Fingir ser outra pessoa.',
    photos: 'Fotos que os nossos termos não permitem.',
    rules: 'Contra os nossos termos de uso.',
  },
}
