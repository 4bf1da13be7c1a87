import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { getStorage } from '../../contract.ts'
import { readAttachmentBytesOfMember } from './attachment-store.ts'
import { attachmentConfiguration } from './config.ts'

/** Returns how many bytes of voice notes and pictures the caller has sent, and the limit. */
export const showStorage = async (
  { db, actor }: MemberContext,
  { config }: Pick<Platform, 'config'>,
): Promise<HandlerResult<typeof getStorage>> => ({
  data: { bytes: await readAttachmentBytesOfMember(db, actor.id), limit: config.section(attachmentConfiguration).member },
})
