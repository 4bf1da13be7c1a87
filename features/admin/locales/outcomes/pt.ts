import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  title: 'O que daí resulta',
  text: 'Quantos membros tiveram cada resultado num dia completo (UTC), pela ordem em que as pessoas lhes eram mostradas nesse momento. Entre parênteses: quantos são por cada 100 membros a quem foram mostradas pessoas nesse dia e nessa ordem. Um match conta para os dois, por isso podem ser mais de 100.',
  day: 'Dia',
  none: 'Ainda não há nenhum dia completo.',
  hidden: '< 10*',
  withRate: '{count} ({rate})',
  hiddenText:
    '* Menos de 10, ou oculto porque dele se poderia deduzir um número inferior a 10. Pela mesma razão faltam o dia de hoje e os totais.',
  orders: { activity: 'Por atividade', rule: 'Regra', model: 'Modelo' },
  measures: {
    viewers: 'Membros a quem foram mostradas pessoas',
    match: 'Matches, para cada um dos dois',
    reply: 'Respostas num dia',
    met: 'Encontraram-se',
  },
  hints: {
    viewers: 'Cada um uma vez por dia, pela ordem que tem à 01:00 UTC do dia seguinte.',
    match: 'Uma vez por dia para cada par.',
    reply: 'Para o membro que escreveu primeiro na conversa.',
    met: 'Membros que responderam que já se encontraram pessoalmente com o seu match.',
  },
}
