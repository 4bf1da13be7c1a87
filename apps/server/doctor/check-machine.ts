import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { MachineFacts } from './outside.ts'

const oldestNode = [20, 19] as const
/** The last day of security fixes of each long-term release. */
const nodeEnds: Readonly<Record<number, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' }

const judgeNode = (version: string, now: Date): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    return problemFinding('Node', version, `Install Node ${oldestNode.join('.')} or newer.`)
  const end = nodeEnds[major]
  if (end !== undefined && now > new Date(end))
    return warningFinding('Node', `${version} has had no security fixes since ${end}`, 'Install a newer Node.')
  if (major % 2 === 1) return warningFinding('Node', `${version} is not a long-term release`, 'Install an even version, such as 24.')
  return okFinding('Node', version)
}

const judgeMemory = (megabytes: number): Finding => {
  if (megabytes < 700)
    return problemFinding('Memory', `${megabytes} MB`, 'A process needs 900 MB; see "How much machine" in docs/operating.md.')
  if (megabytes < 1800) return warningFinding('Memory', `${megabytes} MB`, 'Enough for one process without a database beside it.')
  return okFinding('Memory', `${megabytes} MB`)
}

const judgeOpenFiles = (most: number | undefined): Finding => {
  if (most === undefined || most >= 8192) return okFinding('Open files', most === undefined ? 'no limit' : `at most ${most}`)
  const advice = 'Raise it: LimitNOFILE=65536 in the unit of systemd, or ulimit -n 65536. Each member online is a socket.'
  return most < 1024 ? problemFinding('Open files', `at most ${most}`, advice) : warningFinding('Open files', `at most ${most}`, advice)
}

const judgeDisk = ({ freeMb, totalMb }: MachineFacts): Finding => {
  const found = `${freeMb} of ${totalMb} MB free`
  const advice = 'Delete old backups and logs, or enlarge the disk of DATA_DIR.'
  if (freeMb < 500) return problemFinding('Disk', found, advice)
  if (freeMb < 2000 || freeMb < totalMb * 0.05) return warningFinding('Disk', found, advice)
  return okFinding('Disk', found)
}

/** Judges Node, memory, open files, disk and permissions of the machine. */
export const judgeMachine = (facts: MachineFacts, dataDir: string, now: Date): Finding[] => [
  judgeNode(facts.nodeVersion, now),
  judgeMemory(facts.memoryMb),
  judgeOpenFiles(facts.openFiles),
  judgeDisk(facts),
  facts.writable
    ? okFinding('DATA_DIR', `${dataDir} can be written`)
    : problemFinding(
        'DATA_DIR',
        `${dataDir} cannot be written by this user`,
        'Run the doctor as the user of the service, or: chown -R <user> DATA_DIR.',
      ),
  ...(facts.environmentFileIsPublic
    ? [
        warningFinding(
          '.env',
          'other users of the machine can read it',
          'It holds secrets: chmod 600 .env, owned by the user of the service.',
        ),
      ]
    : []),
]
