import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    unknown_city: 'No conocemos esta ciudad. Elige una de la lista.',
    both_or_city: 'Comparte tu ubicación o elige una ciudad.',
    phone_too_short: 'Este número es demasiado corto para el país',
    phone_too_long: 'Este número es demasiado largo para el país',
    phone_invalid: 'Este número no corresponde al país',
  },
  phone: {
    countriesFailed: 'No se pudieron cargar los países:',
    countriesAdvice: 'revisa tu conexión e inténtalo de nuevo. Ya puedes escribir tu número.',
    choose: 'Elige',
    search: 'Buscar países',
  },
  step: {
    title: '¿Dónde estás?',
    text: 'Así podemos mostrarte personas cercanas.',
    privacy:
      'Solo guardamos una zona de unos 2 km, nunca tu posición exacta. Los demás ven tu ciudad y una distancia en kilómetros enteros.',
    usePosition: 'Usar mi ubicación',
    locating: 'Buscando tu ubicación...',
    denied: 'Tu navegador no comparte tu ubicación. Elige tu ciudad aquí abajo.',
    unknown: 'No pudimos encontrar tu ubicación. Elige tu ciudad aquí abajo.',
    or: 'o elige tu ciudad',
    country: 'País',
    city: 'Ciudad',
    cityPlaceholder: 'Empieza a escribir',
    noCity: 'No hay ninguna ciudad con ese nombre en este país.',
    noCountry: 'No hay ningún país con ese nombre.',
    listFailed: 'No pudimos cargar las ciudades. Inténtalo de nuevo.',
    save: 'Continuar',
    saved: 'Estás en {city}, {country}.',
    skip: 'Omitir por ahora',
  },
}
