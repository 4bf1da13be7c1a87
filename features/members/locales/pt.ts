import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    gone: 'Esta pessoa já não está aqui.',
    guest: 'Complete primeiro a sua conta.',
    inactive: 'Esta conta não está ativa.',
    seen_enough: 'Já viu imensos perfis. Faça uma pausa e volte mais tarde.',
  },
  male: 'Homem',
  female: 'Mulher',
  other: 'Outro',
  online: 'Online',
  offline: 'Offline',
  lastSeen: {
    hour: 'Última visita há menos de uma hora',
    day: 'Última visita hoje',
    week: 'Última visita esta semana',
    month: 'Última visita este mês',
    long: 'Última visita há algum tempo',
  },
  distance: { one: 'A {count} km', many: 'A {count} km', other: 'A {count} km' },
  nearby: 'A menos de 2 km',
  /** Why somebody is warned or suspended. */
  conduct: {
    fake: 'O perfil não é de uma pessoa real.',
    scam: 'Pedir dinheiro ou enganar outras pessoas com dinheiro.',
    harassment: 'Assediar ou insultar outras pessoas.',
    sexual: 'Conteúdo sexual que ninguém pediu.',
    underage: 'Há sinais de uma idade inferior à que os nossos termos permitem.',
    threat: 'Ameaças ou violência.',
    impersonation: 'Fazer-se passar por outra pessoa.',
    photos: 'Fotos que os nossos termos não permitem.',
    rules: 'Contra os nossos termos e condições.',
  },
  ranges: {
    age: {
      label: 'Idade',
      between: 'De {from} a {to} anos',
      from: 'A partir de {from} anos',
      to: 'Até {to} anos',
      outside: 'Escreva uma idade entre {from} e {to}.',
      crossed: 'A idade mínima não pode ser maior do que a máxima.',
    },
  },
}
