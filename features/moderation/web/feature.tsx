import type { WebFeature } from '#platform/web/feature.ts'
import { Standing } from './appeal/Standing.tsx'

/** Decisions about the member's own account. */
export const moderationFeature: WebFeature = { name: 'moderation', Banner: Standing }
