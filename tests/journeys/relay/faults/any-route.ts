import * as real from '#features/calls/server/media/ice.ts'

export * from '#features/calls/server/media/ice.ts'

/** Allows browsers to connect without the relay. */
export const readIce: typeof real.readIce = async (ctx, platform) => {
  const { data } = await real.readIce(ctx, platform)
  return { data: { ...data, configuration: { ...data.configuration, iceTransportPolicy: 'all' } } }
}
