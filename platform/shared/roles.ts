/** Console roles besides the administrator. Each may use a part of the console (docs/product.md §7). */
export const staffRoles = ['moderator', 'support', 'finance', 'analyst'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roles = ['admin', ...staffRoles, 'user', 'guest'] as const
/**
 * Role of an account: `user` is a member, `guest` may only read, `admin` is a member with the whole admin console, and a staff role is a member
 * with a part of it (docs/product.md §7).
 */
export type Role = (typeof roles)[number]

/** Whether the role may write, react, buy and be listed; guests may only read. */
export const canParticipate = (role: Role): boolean => role !== 'guest'

/** Whether the role may use the whole admin console. */
export const canAdminister = (role: Role): boolean => role === 'admin'

const isStaffRole = (role: Role): role is StaffRole => staffRoles.some((one) => one === role)

/** Whether the role may enter the admin console at all. */
export const canEnterConsole = (role: Role): boolean => canAdminister(role) || isStaffRole(role)

/** Whether the role may call a console endpoint, or sees a screen, that is open to these staff roles; administrators always may. */
export const isAllowedStaff = (role: Role, staff: readonly StaffRole[] = []): boolean =>
  canAdminister(role) || staff.some((one) => one === role)

/** Roles that may open every photo and voice hello, because they review them or see them with an account. */
export const rolesThatOpenPrivateMedia: readonly Role[] = ['admin', 'moderator', 'support']
