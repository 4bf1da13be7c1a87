import type { ModuleReplacements } from '../bundling/replace-modules.ts'

/** A deliberate bug: the modules with the bug, for the bundle of the page or of the server. */
interface PlantedFault {
  page?: ModuleReplacements
  server?: ModuleReplacements
}

/** The faults by name. A run must find each of them. */
export const plantedFaults = {
  'no-unique-key': { server: { 'features/chat/server/store/text-messages.ts': 'tests/chaos/chat/faults/no-unique-key.ts' } },
  'ack-before-commit': { server: { 'features/chat/server/store/text-messages.ts': 'tests/chaos/chat/faults/ack-before-commit.ts' } },
  'publish-before-commit': {
    server: { 'features/chat/server/sending/send-message.ts': 'tests/chaos/chat/faults/publish-before-commit.ts' },
  },
  'message-before-files': {
    server: { 'features/chat/server/attachments/sending/store-files.ts': 'tests/chaos/chat/faults/message-before-files.ts' },
  },
  'half-files': { server: { 'features/chat/server/attachments/sending/store-files.ts': 'tests/chaos/chat/faults/half-files.ts' } },
  'delete-used-files': { server: { 'features/chat/server/attachments/keeping/jobs.ts': 'tests/chaos/chat/faults/delete-used-files.ts' } },
  'keep-used-uploads': { server: { 'features/uploads/server/store.ts': 'tests/chaos/chat/faults/keep-used-uploads.ts' } },
  'resume-by-time': { page: { 'features/chat/web/thread/merge-messages.ts': 'tests/chaos/browser/faults/resume-by-time.ts' } },
  'no-sync': {
    page: {
      'platform/web/client/socket.ts': 'tests/chaos/browser/faults/no-sync.ts',
      'features/chat/web/thread/thread-queries.ts': 'tests/chaos/browser/faults/no-refetch.ts',
    },
  },
  'no-changes-in-sync': {
    page: {
      'platform/web/client/socket.ts': 'tests/chaos/browser/faults/no-changes-in-sync.ts',
      'features/chat/web/thread/thread-queries.ts': 'tests/chaos/browser/faults/no-refetch.ts',
    },
    server: { 'features/chat/server/changes/change-message.ts': 'tests/chaos/chat/faults/drop-change-events.ts' },
  },
  'same-change-number': { server: { 'features/chat/server/changes/change-store.ts': 'tests/chaos/chat/faults/same-change-number.ts' } },
  'gift-per-attempt': { server: { 'features/gifts/server/purchase-gift.ts': 'tests/chaos/chat/faults/gift-per-attempt.ts' } },
  'charge-a-cent-less': { server: { 'features/wallet/server/ledger/charge-member.ts': 'tests/chaos/chat/faults/charge-a-cent-less.ts' } },
  'new-id-per-attempt': { page: { 'features/chat/web/outbox/transmit.ts': 'tests/chaos/browser/faults/new-id-per-attempt.ts' } },
} as const satisfies Record<string, PlantedFault>

export type FaultName = keyof typeof plantedFaults
export const faultNames = Object.keys(plantedFaults) as readonly FaultName[]

/** The modules to replace in one part of the system; none without a fault or when the fault is in the other part. */
export const replacementsFor = (part: keyof PlantedFault, fault: FaultName | undefined): ModuleReplacements => {
  const planted: PlantedFault = fault === undefined ? {} : plantedFaults[fault]
  return planted[part] ?? {}
}
