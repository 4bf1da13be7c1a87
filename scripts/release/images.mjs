import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const architectures = ['amd64', 'arm64']
const ownArchitecture = { x64: 'amd64', arm64: 'arm64' }[process.arch]
/** Emulators with which the kernel runs programs of another architecture. */
const emulators = { amd64: 'qemu-x86_64', arm64: 'qemu-aarch64' }

const runs = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Programs that can build an image of one architecture into an archive. `has` tests whether the program is installed. */
const builders = [
  {
    name: 'docker',
    has: () => runs('docker', 'buildx', 'version') && runs('docker', 'info'),
    build: (platform, tag, file) => [
      [
        'docker',
        'buildx',
        'build',
        '--platform',
        platform,
        '--file',
        'deploy/Dockerfile',
        '--tag',
        tag,
        '--output',
        `type=docker,dest=${file}`,
        '.',
      ],
    ],
  },
  ...['podman', 'buildah'].map((name) => ({
    name,
    has: () => runs(name, '--version'),
    build: (platform, tag, file) => [
      // Other formats than Docker's lose the HEALTHCHECK.
      [name, 'build', '--platform', platform, '--file', 'deploy/Dockerfile', '--format', 'docker', '--tag', tag, '.'],
      name === 'podman' ? [name, 'save', '--output', file, tag] : [name, 'push', tag, `docker-archive:${file}:${tag}`],
    ],
  })),
]

/**
 * Builds an image for each architecture that this machine can build for, as an archive for `docker load`.
 * @returns one line for each step done or tool missing, and whether every architecture was built
 */
export const buildImages = (folder, version, { dryRun }) => {
  const builder = builders.find(({ has }) => has())
  if (builder === undefined) return { complete: false, lines: ['No image: install docker with buildx, podman or buildah, and start it.'] }
  let complete = true
  const lines = architectures.map((architecture) => {
    const canRun = architecture === ownArchitecture || existsSync(`/proc/sys/fs/binfmt_misc/${emulators[architecture]}`)
    if (!canRun) {
      complete = false
      return `No image for ${architecture}: this machine is ${ownArchitecture}; install qemu-user-static, or build it on a machine of that kind.`
    }
    const file = join(folder, `ndloo-${version}-${architecture}.tar`)
    if (dryRun) return `${builder.name} would build ${file}.`
    for (const [program, ...args] of builder.build(`linux/${architecture}`, `ndloo:${version}-${architecture}`, file)) {
      const { status } = spawnSync(program, args, { stdio: 'inherit' })
      if (status === 0) continue
      complete = false
      return `No image for ${architecture}: ${program} failed.`
    }
    return `${file} is the image for ${architecture}.`
  })
  return { complete, lines }
}
