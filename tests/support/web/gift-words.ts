/** The words of gifts, for tests of other features that show gifts. */
export { en as giftWords } from '#features/gifts/locales/en.ts'
