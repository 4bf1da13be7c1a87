import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    wrong_code: 'Msimbo huu si sahihi, au ulishatumika.',
    wrong_password: 'Nenosiri hili si sahihi.',
    second_factor_exists: 'Kipengele chako cha pili tayari kimewekwa.',
    no_second_factor: 'Tafadhali weka kwanza kipengele chako cha pili.',
    email_taken: 'Kuna mtu mwenye barua pepe hii tayari.',
    oneself: 'Huwezi kufanya hivi kwa akaunti yako mwenyewe.',
    last_admin: 'Huyu ndiye msimamizi wa mwisho: mteue mwingine kwanza.',
    not_now: 'Haiwezekani wakati akaunti iko katika hali hii.',
    in_the_past: 'Wakati huo umeshapita.',
    no_rate: 'Hiki si kiwango: andika nambari kama 1550 au 11.2.',
    rate_jumps: 'Kimetofautiana na kiwango cha sasa kwa zaidi ya asilimia 10. Thibitisha kama ni sahihi.',
    id_taken: 'Tayari kuna mpango wenye neno hili.',
    free_plan: 'Mpango wa Bure haulipiwi na hubaki ukitolewa; mipango mingine yote ina bei.',
    gift_profit: 'Kwa bei hizi zawadi ingeleta zaidi ya gharama yake. Punguza asilimia ya ubadilishaji au bei ya kuuza krediti.',
  },
}
