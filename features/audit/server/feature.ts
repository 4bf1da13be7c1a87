import type { ServerFeature } from '#platform/server/feature.ts'
import { personalData } from './personal-data.ts'

/** The audit log of administrators' actions. */
export const auditFeature: ServerFeature = {
  name: 'audit',
  personalData,
  tables: { audit_entry: { kept: 'for good: who administered what; without the person and the words after an erasure' } },
}
