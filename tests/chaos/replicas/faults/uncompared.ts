import * as real from '#platform/server/db/replicas/standby-rules.ts'

export * from '#platform/server/db/replicas/standby-rules.ts'

/** Lets every standby answer, even one that has received less than another. */
export const chooseStandbys: typeof real.chooseStandbys = (known, states) => {
  const choice = real.chooseStandbys(known, states)
  if (real.isStandbyRefusal(choice)) return choice
  return { position: { ...choice.position, lsn: '0/0' }, places: known.servers.map(({ place }) => place) }
}
