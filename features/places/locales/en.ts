import type { placeErrors } from '../contract.ts'

export const en = {
  errors: {
    unknown_city: 'We do not know this town. Please choose one from the list.',
    both_or_city: 'Please share your position or choose a town.',
    phone_too_short: 'This phone number is too short for the country',
    phone_too_long: 'This phone number is too long for the country',
    phone_invalid: 'This phone number does not fit the country',
  } satisfies Record<keyof typeof placeErrors, string>,
  phone: {
    countriesFailed: 'Error fetching countries:',
    choose: 'Choose',
  },
  step: {
    title: 'Where are you?',
    text: 'So that we can show you people near by.',
    privacy: 'We keep only an area of about 2 km, never your exact position. Others see your town and a distance in whole kilometres.',
    usePosition: 'Use my position',
    locating: 'Looking for your position...',
    denied: 'Your browser does not share your position. Choose your town below instead.',
    unknown: 'We could not find your position. Choose your town below instead.',
    or: 'or choose your town',
    country: 'Country',
    city: 'Town',
    cityPlaceholder: 'Begin to type',
    noCity: 'No town of that name in this country.',
    noCountry: 'No country of that name.',
    listFailed: 'We could not load the towns.',
    save: 'Continue',
    saved: 'You are in {city}, {country}.',
    skip: 'Skip for now',
  },
}
