import { text } from '#platform/shared/fields.ts'

/** Why an administrator does something: every action asks for it and keeps it. */
export const Reason = text(3, 500)
