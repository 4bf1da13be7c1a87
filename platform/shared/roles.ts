export const roles = ['admin', 'user', 'guest'] as const
/** Role of an account: `user` is a member, `guest` may only read, `admin` is a member with the admin console (docs/product.md §7). */
export type Role = (typeof roles)[number]

/** Whether the role may write, react, buy and be listed; guests may only read. */
export const canParticipate = (role: Role): boolean => role !== 'guest'

/** Whether the role may use the admin console. */
export const canAdminister = (role: Role): boolean => role === 'admin'
