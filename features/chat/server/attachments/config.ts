import { defineConfigSection } from '#platform/server/config/config-section.ts'
import { integer, withDefault } from '#platform/server/config/variable-schemas.ts'

const megabyte = 1_000_000

const variables = {
  ATTACHMENT_CONVERSATION_MB: withDefault(integer(1, 1_000_000), 100),
  ATTACHMENT_MEMBER_MB: withDefault(integer(1, 1_000_000), 500),
}

/** Limits in bytes on the voice notes and pictures in one conversation, and on those that one member has sent. */
export interface AttachmentLimits {
  conversation: number
  member: number
}

/** Limits of the files in conversations. */
export const attachmentConfiguration = defineConfigSection({
  variables,
  read: (given): AttachmentLimits => ({
    conversation: given.ATTACHMENT_CONVERSATION_MB * megabyte,
    member: given.ATTACHMENT_MEMBER_MB * megabyte,
  }),
})
