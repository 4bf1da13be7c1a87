import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    unknown_city: 'Não conhecemos esta cidade. Escolha uma da lista.',
    both_or_city: 'Partilhe a sua localização ou escolha uma cidade.',
    phone_too_short: 'Este número é demasiado curto para o país',
    phone_too_long: 'Este número é demasiado longo para o país',
    phone_invalid: 'Este número não corresponde ao país',
  },
  phone: {
    countriesFailed: 'Não foi possível carregar os países:',
    countriesAdvice: 'verifique sua conexão e tente de novo. Você já pode digitar seu número.',
    choose: 'Escolha',
    search: 'Procurar países',
  },
  step: {
    title: 'Onde está?',
    text: 'Para lhe mostrarmos pessoas perto de si.',
    privacy:
      'Só guardamos uma zona de cerca de 2 km, nunca a sua posição exata. Os outros veem a sua cidade e uma distância em quilómetros inteiros.',
    usePosition: 'Usar a minha localização',
    locating: 'A procurar a sua localização...',
    denied: 'O seu navegador não partilha a sua localização. Escolha a sua cidade abaixo.',
    unknown: 'Não conseguimos encontrar a sua localização. Escolha a sua cidade abaixo.',
    or: 'ou escolha a sua cidade',
    country: 'País',
    city: 'Cidade',
    cityPlaceholder: 'Comece a escrever',
    noCity: 'Nenhuma cidade com esse nome neste país.',
    noCountry: 'Nenhum país com esse nome.',
    listFailed: 'Não conseguimos carregar as cidades. Tente de novo.',
    save: 'Continuar',
    saved: 'Está em {city}, {country}.',
    skip: 'Saltar por agora',
  },
}
