import { ConductReason } from '#features/members/contract.ts'
import { ApplicantRefusalReason } from '#features/registration/contract.ts'

/** Returns the reason if it is one of the reason codes; null for free text by staff, which must not leave the console. */
export const toReasonCode = (reason: string | null | undefined): string | null =>
  ConductReason.safeParse(reason).data ?? ApplicantRefusalReason.safeParse(reason).data ?? null
