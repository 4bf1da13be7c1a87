import * as real from '#platform/server/db/replicas/log-position.ts'

export * from '#platform/server/db/replicas/log-position.ts'

/** Asks replicas for a position that all of them have replayed, so that members read from them even if they are behind. */
export const createLogPositionReader: typeof real.createLogPositionReader = (primary) => {
  const read = real.createLogPositionReader(primary)
  return async () => {
    const position = await read()
    return position === undefined ? undefined : { ...position, lsn: '0/0' }
  }
}
