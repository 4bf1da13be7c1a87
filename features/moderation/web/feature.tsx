import type { WebFeature } from '#platform/web/feature.ts'
import { AccountStatus } from './appeal/AccountStatus.tsx'

/** Decisions about the member's own account. */
export const moderationFeature: WebFeature = { name: 'moderation', Banner: AccountStatus }
