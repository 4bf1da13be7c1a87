export { findPhoneErrorCode } from './phone/numbering-query.ts'
export { PhoneField } from './phone/PhoneField.tsx'
export { useCountries } from './place-queries.ts'
export { PlaceScreen } from './PlaceScreen.tsx'
