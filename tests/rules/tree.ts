import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const house = resolve(import.meta.dirname, '../..')
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

export interface Outcome {
  code: number
  lines: string[]
}

/** A small product of its own under the house's rules: files by path, with the real configuration and packages. */
export class Tree {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))

  constructor(files: Readonly<Record<string, string>>) {
    for (const file of configuration) cpSync(join(house, file), join(this.root, file))
    symlinkSync(join(house, 'node_modules'), join(this.root, 'node_modules'))
    for (const [path, text] of Object.entries(files)) this.plant(path, text)
  }

  plant(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  text(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  remove(path: string): void {
    rmSync(join(this.root, path))
  }

  /** Runs a program of node_modules/.bin in the tree; a refusal is an outcome, not an error. */
  run(program: string, ...args: string[]): Promise<Outcome> {
    return new Promise((settle) => {
      const binary = join(house, 'node_modules/.bin', program)
      execFile(binary, args, { cwd: this.root, maxBuffer: 32 * 1024 * 1024 }, (error, out, err) =>
        settle({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, lines: `${out}\n${err}`.split('\n') }),
      )
    })
  }

  /** Runs one of the house's checks, `scripts/checks/check-<name>.ts`. */
  check(name: string): Promise<Outcome> {
    return this.run('tsx', join(house, `scripts/checks/check-${name}.ts`))
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
