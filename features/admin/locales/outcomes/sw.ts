import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  title: 'Matokeo yake',
  text: 'Idadi ya wanachama waliopata kila tokeo katika siku kamili (UTC), kulingana na mpangilio ambao walionyeshwa watu wakati huo. Ndani ya mabano: ni wangapi kwa kila wanachama 100 walioonyeshwa watu siku hiyo kwa mpangilio huo. Kupendana huhesabiwa kwa wote wawili, kwa hiyo inaweza kuzidi 100.',
  day: 'Siku',
  none: 'Bado hakuna siku kamili.',
  hidden: '< 10*',
  withRate: '{count} ({rate})',
  hiddenText:
    '* Chini ya 10, au imefichwa kwa sababu ingeweza kufichua namba iliyo chini ya 10. Ndiyo maana pia leo na jumla hazionyeshwi.',
  orders: { activity: 'Kwa shughuli', rule: 'Kanuni', model: 'Modeli' },
  measures: {
    viewers: 'Wanachama walioonyeshwa watu',
    match: 'Waliopendana, kwa kila mmoja wa hao wawili',
    reply: 'Majibu ndani ya siku moja',
    met: 'Tumekutana',
  },
  hints: {
    viewers: 'Kila mmoja mara moja kwa siku, kulingana na mpangilio wake saa 01:00 UTC ya siku inayofuata.',
    match: 'Mara moja kwa siku kwa kila jozi.',
    reply: 'Kwa mwanachama aliyeandika kwanza katika mazungumzo.',
    met: 'Wanachama waliojibu kuwa wamekutana ana kwa ana na waliopendana nao.',
  },
}
