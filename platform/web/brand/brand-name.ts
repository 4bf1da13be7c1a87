import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'

/** Placeholder for the name in prerendered pages. The server replaces it. */
const placeholder = '%BRAND%'

let known: string | undefined
const read = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? defaultBrandName

/** Returns the name of the service, which the server writes into the page. */
export const brandName = (): string => (typeof document === 'undefined' ? placeholder : (known ??= read()))
