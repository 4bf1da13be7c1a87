import type { Config } from '#platform/server/config/config.ts'
import type { CommitRules } from '#platform/server/db/replicas/server-state.ts'
import { areCommitsOnStandby } from '#platform/server/db/replicas/standby-rules.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from '../finding.ts'
import type { OutsideWorld, ReplicaFacts } from '../outside.ts'

/** Judges one replica. With `namesEveryServer`, it is correct that one of the addresses leads to the primary. */
const judgeReplica = ({ host, isReachable, isStandby, isCopy, behindBytes }: ReplicaFacts, namesEveryServer: boolean): Finding => {
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
  if (!isStandby && namesEveryServer) return okFinding('Replica', `${host} is the primary at the moment`)
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

/** Judges by the settings of the primary whether the listed standbys are sure to have every confirmed commit. */
const judgeCommitRules = (rules: CommitRules | undefined, standbys: number): Finding => {
  const about = 'Reads without the primary'
  if (rules === undefined || rules.isStandby)
    return problemFinding(about, 'DATABASE_URL leads to a standby', 'Let it lead to the primary, by HAProxy or another balancer.')
  if (!areCommitsOnStandby(rules))
    return problemFinding(
      about,
      `commits wait for no standby (synchronous_standby_names '${rules.names}', synchronous_commit ${rules.commit})`,
      'Set synchronous_mode and synchronous_mode_strict in Patroni, or take READ_WITHOUT_PRIMARY out. Until then replicas never answer alone.',
    )
  if (rules.receivers > standbys)
    return problemFinding(
      about,
      `${rules.receivers} servers may confirm commits, and DATABASE_READ_URL names ${standbys} standbys of them`,
      'Let DATABASE_READ_URL name every server of the cluster.',
    )
  return okFinding(about, 'commits wait for a standby that DATABASE_READ_URL names')
}

/** Checks the servers of DATABASE_READ_URL, and whether they could answer without the primary if READ_WITHOUT_PRIMARY wants that. */
export const checkReplicas = async (outside: OutsideWorld, config: Config): Promise<Finding[]> => {
  if (config.databaseReadUrls.length === 0) return []
  const replicas = await outside.readReplicas(config)
  const findings = replicas.map((facts) => judgeReplica(facts, config.readWithoutPrimary))
  if (!config.readWithoutPrimary) return findings
  const standbys = replicas.filter(({ isCopy, isStandby }) => isCopy && isStandby)
  const blind = standbys.filter(({ mayMonitor }) => !mayMonitor)
  const rights = warningFinding(
    'Reads without the primary',
    `our role may not see everything on ${blind.map(({ host }) => host).join(', ')}`,
    'On the primary: grant pg_monitor to our role. Without it, replicas answer in fewer cases.',
  )
  return [...findings, judgeCommitRules(await outside.readCommitRules(config), standbys.length), ...(blind.length > 0 ? [rights] : [])]
}
