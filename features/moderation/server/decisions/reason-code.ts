import { ConductReason } from '#features/members/contract.ts'
import { ApplicantReason } from '#features/registration/contract.ts'

/** Returns a reason if it is a code; null for the words of an administrator, which stay in the console. */
export const toReasonCode = (reason: string | null | undefined): string | null =>
  ConductReason.safeParse(reason).data ?? ApplicantReason.safeParse(reason).data ?? null
