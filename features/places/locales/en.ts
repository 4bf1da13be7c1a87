import type { placeErrors } from '../contract.ts'

export const en = {
  errors: {
    unknown_city: 'We do not know this town. Please choose one from the list.',
    both_or_city: 'Please share your position or choose a town.',
  } satisfies Record<keyof typeof placeErrors, string>,
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
