/** The name of the service, unless the operator changes it. */
export const defaultBrandName = 'Ndloo'

/** Characters with a special meaning where the name is written: HTML, JSON, scripts, mail headers and texts with placeholders. */
const unsafe = /[<>"`\\{}%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Whether a text has only characters that the name of the service may have. Does not check the length. */
export const isBrandName = (name: string): boolean => !unsafe.test(name)

/** Converts the name for use in a file name: lower-case ASCII letters and digits, joined by dashes; `data` when nothing is left. */
export const brandFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'data'
