import type { ServerFeature } from '#platform/server/feature.ts'
import { personalData } from './personal-data.ts'

/** The audit log of administrators' actions. */
export const auditFeature: ServerFeature = {
  name: 'audit',
  personalData,
  tables: { audit_entry: { kept: 'forever, as evidence of administration; without personal data after an erasure' } },
}
