export const roles = ['admin', 'user', 'guest'] as const
/** What an account may do: `user` is a member, `guest` reads only, `admin` is a member with the console (product.md §7). */
export type Role = (typeof roles)[number]

/** Write, react, buy and be listed; a guest only browses and reads. */
export const mayTakePart = (role: Role): boolean => role !== 'guest'

/** Whether the console exists for them. */
export const mayAdminister = (role: Role): boolean => role === 'admin'
