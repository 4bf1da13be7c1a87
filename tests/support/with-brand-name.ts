import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'

/** Replaces `{brand}` in texts by the name of the service, as screens do. */
export const withBrandName = <T>(texts: T): T => JSON.parse(JSON.stringify(texts).replaceAll('{brand}', defaultBrandName)) as T
