import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  errors: {
    unknown_city: 'Não conhecemos esta cidade. Escolha uma da lista.',
    both_or_city: 'Compartilhe sua posição ou escolha uma cidade.',
    phone_too_short: 'Este número é curto demais para o país',
    phone_too_long: 'Este número é longo demais para o país',
    phone_invalid: 'Este número não corresponde ao país',
  },
  phone: {
    countriesFailed: 'Erro ao carregar os países:',
    choose: 'Escolha',
  },
  step: {
    title: 'Onde você está?',
    text: 'Para mostrarmos pessoas perto de você.',
    privacy:
      'Guardamos apenas uma área de cerca de 2 km, nunca a sua posição exata. Os outros veem a sua cidade e uma distância em quilômetros inteiros.',
    usePosition: 'Usar minha posição',
    locating: 'Procurando a sua posição...',
    denied: 'Seu navegador não compartilha a sua posição. Escolha a sua cidade abaixo.',
    unknown: 'Não conseguimos encontrar a sua posição. Escolha a sua cidade abaixo.',
    or: 'ou escolha a sua cidade',
    country: 'País',
    city: 'Cidade',
    cityPlaceholder: 'Comece a digitar',
    noCity: 'Nenhuma cidade com esse nome neste país.',
    noCountry: 'Nenhum país com esse nome.',
    listFailed: 'Não conseguimos carregar as cidades.',
    save: 'Continuar',
    saved: 'Você está em {city}, {country}.',
    skip: 'Pular por enquanto',
  },
}
