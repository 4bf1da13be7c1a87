/** The name of the service, unless the operator gives it another one. */
export const defaultBrandName = 'Ndloo'

/** Characters that end a text or begin a placeholder in one of the places where the name is written: HTML, JSON, scripts, mail headers, sentences. */
const unsafe = /[<>"`\\{}%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Whether a text of 1 to 30 characters can be the name of the service. */
export const isBrandName = (name: string): boolean => !unsafe.test(name)

/** Returns the name as part of a file name: lower-case letters of ASCII and digits, joined by dashes; `data` when none is left. */
export const brandFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'data'
