import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../..')
const configuration = [
  'package.json',
  'architecture.cjs',
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig/base.json',
  'tsconfig/shared.json',
  'tsconfig/server.json',
  'tsconfig/web.json',
]

export interface CommandResult {
  code: number
  lines: string[]
}

/** A temporary repository with the given files and the configuration and packages of this one. */
export class FixtureRepo {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'ndloo-rules-')))

  constructor(files: Readonly<Record<string, string>>) {
    for (const file of configuration) cpSync(join(repositoryRoot, file), join(this.root, file))
    symlinkSync(join(repositoryRoot, 'node_modules'), join(this.root, 'node_modules'))
    for (const [path, text] of Object.entries(files)) this.write(path, text)
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  text(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  remove(path: string): void {
    rmSync(join(this.root, path))
  }

  /** Runs a program of node_modules/.bin in the repository; a non-zero exit code is a result, not an error. */
  run(program: string, ...args: string[]): Promise<CommandResult> {
    return new Promise((settle) => {
      const binary = join(repositoryRoot, 'node_modules/.bin', program)
      execFile(binary, args, { cwd: this.root, maxBuffer: 32 * 1024 * 1024 }, (error, out, err) =>
        settle({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, lines: `${out}\n${err}`.split('\n') }),
      )
    })
  }

  /** Runs `scripts/checks/check-<name>.ts`. */
  check(name: string): Promise<CommandResult> {
    return this.run('tsx', join(repositoryRoot, `scripts/checks/check-${name}.ts`))
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
