import type { placeErrors } from '../contract.ts'

export const en = {
  errors: {
    unknown_city: 'We don’t know this town. Please choose one from the list.',
    both_or_city: 'Please share your location or choose a town.',
    phone_too_short: 'This number is too short for the country',
    phone_too_long: 'This number is too long for the country',
    phone_invalid: 'This phone number doesn’t match the country',
  } satisfies Record<keyof typeof placeErrors, string>,
  phone: {
    countriesFailed: 'Error fetching countries:',
    countriesAdvice: 'please check your connection and try again. You can already type your number.',
    choose: 'Choose',
    search: 'Search countries',
  },
  step: {
    title: 'Where are you?',
    text: 'So we can show you people nearby.',
    privacy: 'We only keep an area of about 2 km, never your exact position. Others see your town and a distance in whole kilometres.',
    usePosition: 'Use my location',
    locating: 'Finding your location...',
    denied: 'Your browser isn’t sharing your location. You can choose your town below instead.',
    unknown: 'We couldn’t find your location. You can choose your town below instead.',
    or: 'or choose your town',
    country: 'Country',
    city: 'Town',
    cityPlaceholder: 'Start typing',
    noCity: 'No town by that name in this country.',
    noCountry: 'No country by that name.',
    listFailed: 'We couldn’t load the towns. Please try again.',
    save: 'Continue',
    saved: 'You’re in {city}, {country}.',
    skip: 'Skip for now',
  },
}
