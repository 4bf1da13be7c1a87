import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  title: 'O que daí resulta',
  text: 'Quantos membros tiveram cada resultado num dia completo (UTC), pela ordem em que as pessoas lhes eram mostradas nesse momento. São quantidades, não taxas: uma ordem usada por mais membros tem números mais altos. Compare como mudam, tendo em conta quantos usam cada ordem.',
  day: 'Dia',
  none: 'Ainda não há nenhum dia completo.',
  hidden: '< 10*',
  hiddenText:
    '* Menos de 10, ou oculto porque dele se poderia deduzir um número inferior a 10. Pela mesma razão faltam o dia de hoje e os totais.',
  orders: { activity: 'Por atividade', rule: 'Regra', model: 'Modelo' },
  measures: { match: 'Matches, para cada um dos dois', reply: 'Respostas num dia', met: 'Encontraram-se' },
  hints: {
    match: 'Uma vez por dia para cada par.',
    reply: 'Para o membro que escreveu primeiro na conversa.',
    met: 'Membros que responderam que já se encontraram pessoalmente com o seu match.',
  },
}
