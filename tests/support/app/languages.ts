import { addLanguages, locales, offerLanguages } from '#platform/shared/i18n/locales.ts'

const restore = (before: readonly string[]): Disposable => ({
  [Symbol.dispose]: () => (locales as string[]).splice(0, locales.length, ...before),
})

/** Offers Arabic too, until the result is disposed. Tests of other files run in the same process. */
export const offerArabic = (): Disposable => {
  const before = [...locales]
  addLanguages([{ code: 'ar', name: 'العربية', tag: 'ar-u-nu-latn', dir: 'rtl' }])
  return restore(before)
}

/** Offers only some languages, until the result is disposed. */
export const offerOnly = (codes: readonly string[]): Disposable => {
  const before = [...locales]
  offerLanguages(codes)
  return restore(before)
}
