import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    private_mode:
      'No modo privado, o seu perfil só aparece às pessoas de quem gosta, por isso um impulso não serviria de nada. Desligue-o primeiro.',
    retired: 'Este impulso já não está à venda. Escolha outro.',
    price_changed: 'O preço acabou de mudar. Veja o novo e confirme outra vez.',
  },
  intro: 'Apareça primeiro perto de si',
  introText:
    'Enquanto o impulso dura, quem está perto vê-o mais cedo entre os matches, com “Em destaque” no seu cartão. No máximo um cartão em cada quatro está em destaque.',
  running: 'O seu perfil está em destaque',
  ends: 'Até {moment}',
  left: 'Tempo restante: {time}',
  progress: 'Quanto já passou do seu impulso',
  time: {
    days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
    hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  },
  results: {
    title: 'O que já lhe trouxe',
    last: 'O que o seu último impulso trouxe',
    during: 'Em destaque',
    before: 'Antes',
    shown: 'Vezes que apareceu',
    views: 'Visitas ao perfil',
    likes: 'Gostos',
    unknown: 'não se sabe',
    span: {
      one: 'Contado em {count} hora completa, até {moment}, em comparação com a hora antes do impulso.',
      many: 'Contado em {count} de horas completas, até {moment}, em comparação com outras tantas antes do impulso.',
      other: 'Contado em {count} horas completas, até {moment}, em comparação com as {count} horas antes do impulso.',
    },
    spanAlone: {
      one: 'Contado em {count} hora completa, até {moment}. Não temos dados suficientes de antes para comparar.',
      many: 'Contado em {count} de horas completas, até {moment}. Não temos dados suficientes de antes para comparar.',
      other: 'Contado em {count} horas completas, até {moment}. Não temos dados suficientes de antes para comparar.',
    },
    boostedBefore: 'No tempo anterior já havia outro impulso.',
    later: 'Contamos por horas completas. Os primeiros resultados chegam pouco depois de {moment}.',
    none: 'Este impulso terminou antes de podermos contar uma hora completa.',
    private: 'Ninguém sabe quem viu, nem você: só guardamos totais.',
  },
  plans: {
    title: 'Escolha um impulso',
    extend: 'Prolongue-o',
    aDay: '{price} por dia',
    failed: 'Não conseguimos carregar os impulsos. Tente de novo.',
    empty: 'Nenhum impulso de momento',
    emptyText: 'De momento não há nada à venda. Volte mais tarde.',
    toMatches: 'Ver os meus matches',
  },
  confirm: {
    ask: 'Impulsionar o seu perfil por {period}?',
    askExtend: 'Prolongar o seu impulso por {period}?',
    cancel: 'Agora não',
    pay: 'Pagar {amount}',
    balance: 'O seu saldo',
    cost: 'Impulso',
    after: 'Saldo depois',
    until: 'Começa agora e vai até {moment}.',
    later: 'Termina em {moment} em vez de {before}. Não se perde tempo nenhum.',
    buy: 'Impulsionar {period} · {price}',
    extend: 'Prolongar {period} · {price}',
    short: 'Faltam-lhe {amount}.',
    deposit: 'Fazer um depósito',
    bought: 'O seu perfil está em destaque até {moment}.',
  },
  notices: {
    bought: {
      title: 'O seu impulso começou',
      body: {
        one: 'Pagou {count} dia com o seu saldo. O recibo está na sua carteira.',
        many: 'Pagou {count} de dias com o seu saldo. O recibo está na sua carteira.',
        other: 'Pagou {count} dias com o seu saldo. O recibo está na sua carteira.',
      },
    },
    ended: {
      title: 'O seu impulso terminou',
      body: {
        one: 'Em {count} hora, aparições do seu perfil: {shown}; visitas: {views}. Na hora anterior: {shown_before} e {views_before}.',
        many: 'Em {count} de horas, aparições do seu perfil: {shown}; visitas: {views}. Noutras tantas horas antes: {shown_before} e {views_before}.',
        other:
          'Em {count} horas, aparições do seu perfil: {shown}; visitas: {views}. Noutras tantas horas antes: {shown_before} e {views_before}.',
      },
    },
    ended_alone: {
      title: 'O seu impulso terminou',
      body: {
        one: 'Em {count} hora, aparições do seu perfil: {shown}; visitas: {views}.',
        many: 'Em {count} de horas, aparições do seu perfil: {shown}; visitas: {views}.',
        other: 'Em {count} horas, aparições do seu perfil: {shown}; visitas: {views}.',
      },
    },
    ended_uncounted: {
      title: 'O seu impulso terminou',
      body: 'Foi demasiado curto para contar o que lhe trouxe.',
    },
  },
}
