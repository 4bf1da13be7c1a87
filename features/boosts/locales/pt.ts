import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    retired: 'Este impulso não está mais à venda. Escolha outro, por favor.',
    price_changed: 'O preço acabou de mudar. Veja o novo e confirme outra vez.',
  },
  intro: 'Apareça primeiro perto de você',
  introText:
    'Enquanto o impulso dura, seu cartão aparece antes dos outros para quem está perto, com a palavra “Em destaque”. No máximo um cartão em cada quatro está em destaque.',
  running: 'Seu perfil está em destaque',
  ends: 'Até {moment}',
  left: 'Tempo restante: {time}',
  progress: 'Quanto do impulso já passou',
  time: {
    days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  },
  results: {
    title: 'O que trouxe até agora',
    last: 'O que seu último impulso trouxe',
    during: 'Em destaque',
    before: 'Antes',
    shown: 'Vezes mostrado',
    views: 'Visitas ao perfil',
    likes: 'Curtidas',
    unknown: 'não sabemos',
    span: {
      one: 'Contado em {count} hora completa, até {moment}, ao lado da hora anterior ao impulso.',
      many: 'Contado em {count} de horas completas, até {moment}, ao lado de outras tantas antes do impulso.',
      other: 'Contado em {count} horas completas, até {moment}, ao lado das {count} horas anteriores ao impulso.',
    },
    spanAlone: {
      one: 'Contado em {count} hora completa, até {moment}. Não sabemos o bastante sobre o tempo anterior para comparar.',
      many: 'Contado em {count} de horas completas, até {moment}. Não sabemos o bastante sobre o tempo anterior para comparar.',
      other: 'Contado em {count} horas completas, até {moment}. Não sabemos o bastante sobre o tempo anterior para comparar.',
    },
    boostedBefore: 'No tempo anterior houve outro impulso.',
    later: 'Contamos por horas completas. Os primeiros resultados chegam pouco depois de {moment}.',
    none: 'Este impulso terminou antes que se pudesse contar uma hora completa.',
    private: 'Ninguém fica sabendo quem olhou, nem você nem os outros: guardamos só as somas.',
  },
  plans: {
    title: 'Escolha um impulso',
    extend: 'Prolongue',
    aDay: '{price} por dia',
    failed: 'Não conseguimos carregar os impulsos.',
    empty: 'Nenhum impulso no momento',
    emptyText: 'Não há nada à venda agora. Volte mais tarde, por favor.',
    toMatches: 'Ver os perfis',
  },
  confirm: {
    balance: 'Seu saldo',
    cost: 'Impulso',
    after: 'Saldo depois',
    until: 'Começa agora e vai até {moment}.',
    later: 'Termina em {moment} em vez de {before}. Nenhum tempo se perde.',
    buy: 'Impulsionar por {period} · {price}',
    extend: 'Prolongar por {period} · {price}',
    short: 'Faltam {amount} para isto.',
    deposit: 'Depositar dinheiro',
    bought: 'Seu perfil está em destaque até {moment}.',
  },
  notices: {
    bought: {
      title: 'Seu impulso começou',
      body: {
        one: 'Pago com seu saldo por {count} dia. O recibo está na sua carteira.',
        many: 'Pago com seu saldo por {count} de dias. O recibo está na sua carteira.',
        other: 'Pago com seu saldo por {count} dias. O recibo está na sua carteira.',
      },
    },
    ended: {
      title: 'Seu impulso terminou',
      body: {
        one: 'Seu perfil em {count} hora: exibições {shown}, aberturas {views}. No mesmo número de horas antes: {shown_before} e {views_before}.',
        many: 'Seu perfil em {count} de horas: exibições {shown}, aberturas {views}. No mesmo número de horas antes: {shown_before} e {views_before}.',
        other:
          'Seu perfil em {count} horas: exibições {shown}, aberturas {views}. No mesmo número de horas antes: {shown_before} e {views_before}.',
      },
    },
    ended_alone: {
      title: 'Seu impulso terminou',
      body: {
        one: 'Seu perfil em {count} hora: exibições {shown}, aberturas {views}.',
        many: 'Seu perfil em {count} de horas: exibições {shown}, aberturas {views}.',
        other: 'Seu perfil em {count} horas: exibições {shown}, aberturas {views}.',
      },
    },
    ended_uncounted: {
      title: 'Seu impulso terminou',
      body: 'Foi curto demais para contar o que trouxe.',
    },
  },
}
