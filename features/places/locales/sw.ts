import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const sw: Localised<typeof en> = {
  errors: {
    unknown_city: 'Hatuujui mji huu. Tafadhali chagua mmoja kwenye orodha.',
    both_or_city: 'Tafadhali shiriki mahali ulipo au chagua mji.',
    phone_too_short: 'Nambari hii ni fupi mno kwa nchi hiyo',
    phone_too_long: 'Nambari hii ni ndefu mno kwa nchi hiyo',
    phone_invalid: 'Nambari hii ya simu hailingani na nchi hiyo',
  },
  phone: {
    countriesFailed: 'Nchi hazikupakika:',
    countriesAdvice: 'angalia mtandao wako ujaribu tena. Unaweza kuandika namba yako tayari.',
    choose: 'Chagua',
    search: 'Tafuta nchi',
  },
  step: {
    title: 'Uko wapi?',
    text: 'Ili tukuonyeshe watu walio karibu nawe.',
    privacy:
      'Tunahifadhi eneo la takriban kilomita 2 tu, kamwe si mahali ulipo hasa. Wengine wanaona mji wako na umbali kwa kilomita kamili.',
    usePosition: 'Tumia mahali nilipo',
    locating: 'Tunatafuta mahali ulipo...',
    denied: 'Kivinjari chako hakionyeshi mahali ulipo. Chagua mji wako hapa chini.',
    unknown: 'Hatukuweza kupata mahali ulipo. Chagua mji wako hapa chini.',
    or: 'au chagua mji wako',
    country: 'Nchi',
    city: 'Mji',
    cityPlaceholder: 'Anza kuandika',
    noCity: 'Hakuna mji wenye jina hilo katika nchi hii.',
    noCountry: 'Hakuna nchi yenye jina hilo.',
    listFailed: 'Hatukuweza kupakia miji. Jaribu tena.',
    save: 'Endelea',
    saved: 'Uko {city}, {country}.',
    skip: 'Ruka kwa sasa',
  },
}
