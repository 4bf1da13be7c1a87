import * as real from '#features/calls/server/media/ice-configuration.ts'

export * from '#features/calls/server/media/ice-configuration.ts'

/** Allows browsers to connect without the relay. */
export const readIceConfiguration: typeof real.readIceConfiguration = async (ctx, platform) => {
  const { data } = await real.readIceConfiguration(ctx, platform)
  return { data: { ...data, configuration: { ...data.configuration, iceTransportPolicy: 'all' } } }
}
