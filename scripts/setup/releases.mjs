import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const assets = 'build/web/assets'
const aside = 'build/assets-before'
const record = 'build/releases.json'

/** Puts the files of the last release aside before the build empties their folder. */
export const putAside = () => {
  if (!existsSync(assets)) return
  rmSync(aside, { recursive: true, force: true })
  renameSync(assets, aside)
}

/** Brings them back beside the new ones: a page that is open in a browser goes on asking for them. */
export const bringBack = () => {
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
