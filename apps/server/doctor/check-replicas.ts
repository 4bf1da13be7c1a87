import type { Config } from '#platform/server/config/config.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld, ReplicaFacts } from './outside.ts'

const judgeReplica = ({ host, isReachable, isStandby, isCopy, behindBytes }: ReplicaFacts): Finding => {
  if (!isReachable)
    return problemFinding(
      'Replica',
      `${host} does not answer`,
      'Start it, or look at DATABASE_READ_URL and the firewall. Until then the primary answers.',
    )
  if (!isCopy)
    return problemFinding(
      'Replica',
      `${host} is no copy of the server of DATABASE_URL`,
      'Let DATABASE_READ_URL name streaming replicas of it.',
    )
  if (!isStandby)
    return problemFinding('Replica', `${host} is the primary itself`, 'Let DATABASE_READ_URL name its standbys; no read goes to this one.')
  if (behindBytes > 0)
    return warningFinding(
      'Replica',
      `${host} is ${behindBytes} bytes behind after two seconds`,
      'Nobody reads there meanwhile. Look at its disk and network, and at long reads that stop its replay.',
    )
  return okFinding('Replica', `${host} has everything`)
}

/** Checks the servers of DATABASE_READ_URL. */
export const checkReplicas = async (outside: OutsideWorld, config: Config): Promise<Finding[]> =>
  config.databaseReadUrls.length === 0 ? [] : (await outside.readReplicas(config)).map(judgeReplica)
