import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  title: 'Matokeo yake',
  text: 'Idadi ya wanachama waliopata kila tokeo katika siku kamili (UTC), kulingana na mpangilio ambao walionyeshwa watu wakati huo. Hizi ni idadi, si viwango: mpangilio unaotumiwa na wanachama wengi zaidi una namba kubwa zaidi. Linganisha zinavyobadilika, ukizingatia ni wangapi wanatumia kila mpangilio.',
  day: 'Siku',
  none: 'Bado hakuna siku kamili.',
  hidden: '< 10*',
  hiddenText:
    '* Chini ya 10, au imefichwa kwa sababu ingeweza kufichua namba iliyo chini ya 10. Ndiyo maana pia leo na jumla hazionyeshwi.',
  orders: { activity: 'Kwa shughuli', rule: 'Kanuni', model: 'Modeli' },
  measures: { match: 'Waliopendana, kwa kila mmoja wa hao wawili', reply: 'Majibu ndani ya siku moja', met: 'Tumekutana' },
  hints: {
    match: 'Mara moja kwa siku kwa kila jozi.',
    reply: 'Kwa mwanachama aliyeandika kwanza katika mazungumzo.',
    met: 'Wanachama waliojibu kuwa wamekutana ana kwa ana na waliopendana nao.',
  },
}
