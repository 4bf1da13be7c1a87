import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'

/** Stands in prerendered pages for the name, which the server fills in. */
const placeholder = '%BRAND%'

let known: string | undefined
const read = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? defaultBrandName

/** The name of the service, from the document. It stays the same until the page is loaded again. */
export const brandName = (): string => (typeof document === 'undefined' ? placeholder : (known ??= read()))
