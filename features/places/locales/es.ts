import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    unknown_city: 'No conocemos esta localidad. Elige una de la lista.',
    both_or_city: 'Comparte tu posición o elige una localidad.',
    phone_too_short: 'Este número es demasiado corto para el país',
    phone_too_long: 'Este número es demasiado largo para el país',
    phone_invalid: 'Este número no corresponde al país',
  },
  phone: {
    countriesFailed: 'Error al cargar los países:',
    choose: 'Elige',
  },
  step: {
    title: '¿Dónde estás?',
    text: 'Así podemos mostrarte personas cercanas.',
    privacy:
      'Solo guardamos una zona de unos 2 km, nunca tu posición exacta. Los demás ven tu localidad y una distancia en kilómetros enteros.',
    usePosition: 'Usar mi posición',
    locating: 'Buscando tu posición...',
    denied: 'Tu navegador no comparte tu posición. Elige abajo tu localidad.',
    unknown: 'No hemos podido encontrar tu posición. Elige abajo tu localidad.',
    or: 'o elige tu localidad',
    country: 'País',
    city: 'Localidad',
    cityPlaceholder: 'Empieza a escribir',
    noCity: 'No hay ninguna localidad con ese nombre en este país.',
    noCountry: 'No hay ningún país con ese nombre.',
    listFailed: 'No pudimos cargar las localidades.',
    save: 'Continuar',
    saved: 'Estás en {city}, {country}.',
    skip: 'Omitir por ahora',
  },
}
