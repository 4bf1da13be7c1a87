import type { EventType } from '#features/webhooks/contract.ts'

type Key<T extends string> = T extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never

/** Returns the locale key for a type of webhook event. */
export const eventLocaleKey = <T extends EventType>(type: T): Key<T> => type.replace('.', '_') as Key<T>
