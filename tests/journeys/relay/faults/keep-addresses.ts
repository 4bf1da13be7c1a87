import type * as real from '#features/calls/server/media/remove-addresses.ts'

export * from '#features/calls/server/media/remove-addresses.ts'

/** Forwards the addresses of a device. */
export const removeDeviceAddresses: typeof real.removeDeviceAddresses = (signal) => signal
