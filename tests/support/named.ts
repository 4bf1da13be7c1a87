import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'

/** Returns texts with the name of the service in place, as screens show them. */
export const named = <T>(texts: T): T => JSON.parse(JSON.stringify(texts).replaceAll('{brand}', defaultBrandName)) as T
