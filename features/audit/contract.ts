import { text } from '#platform/shared/fields.ts'

/** The reason an administrator gives for an action, kept in the audit log. */
export const AuditReason = text(3, 500)
