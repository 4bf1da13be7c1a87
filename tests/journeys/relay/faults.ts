import type { ModuleReplacements } from '../../chaos/bundling/replace-modules.ts'

/** Modules of a server that lets browsers connect without the relay and exchange their addresses. */
export const relayBypassReplacements: ModuleReplacements = {
  'features/calls/server/media/ice-configuration.ts': 'tests/journeys/relay/faults/any-route.ts',
  'features/calls/server/media/remove-addresses.ts': 'tests/journeys/relay/faults/keep-addresses.ts',
}
