import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const assets = 'build/web/assets'
const aside = 'build/assets-before'
const record = 'build/releases.json'

/** Moves the assets of the last release aside before the build clears their folder. */
export const keepLastRelease = () => {
  if (!existsSync(assets)) return
  rmSync(aside, { recursive: true, force: true })
  renameSync(assets, aside)
}

/** Copies the assets of the last release beside the new ones, because pages that are open in a browser still request them. */
export const restoreLastRelease = () => {
  const now = readdirSync(assets)
  const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : []
  mkdirSync(aside, { recursive: true })
  for (const name of readdirSync(aside)) {
    const plain = name.replace(/\.(?:br|gz)$/, '')
    if (before.includes(plain) && !now.includes(plain)) cpSync(`${aside}/${name}`, `${assets}/${name}`)
  }
  rmSync(aside, { recursive: true, force: true })
  writeFileSync(record, JSON.stringify(now))
}
