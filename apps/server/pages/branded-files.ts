import { logoFiles, type LogoFileName, logoPath, readLogoFile } from '#features/brand/server/index.ts'
import type { Brand } from '#platform/server/brand.ts'
import { etagOf, prepareResponse, type PreparedResponse } from '#platform/server/http/responses/prepared-response.ts'
import type { Routes } from '#platform/server/http/route.ts'

type ReadFile = (path: string) => Promise<PreparedResponse | undefined>

const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const satisfies readonly LogoFileName[]

/** Writes name, colours and icons of the brand into the manifest of the build. */
const brandManifest = (manifest: string, { name, colours, logo }: Brand): string => {
  const given = JSON.parse(manifest) as { icons: { src: string }[] }
  return JSON.stringify({
    ...given,
    name,
    short_name: name,
    background_color: colours.light.ground,
    theme_color: colours.light.primary,
    icons: given.icons.map((icon) => {
      const file = icons.find((one) => icon.src === `/${one}`)
      // Each logo has its own address, so that installed applications notice a change.
      return logo === null || file === undefined ? icon : { ...icon, src: logoPath(logo, file) }
    }),
  })
}

/** Writes the brand into the service worker, for its offline page. The changed worker makes browsers cache the shell again, with the new brand. */
const brandWorker = (script: string, { name, colours: { light }, version }: Brand): string =>
  `self.brand=${JSON.stringify({ name, version, ground: light.ground, ink: light.ink, primary: light.primary, on_primary: light.on_primary })};\n${script}`

const texts: Record<string, (text: string, brand: Brand) => string> = { '/manifest.webmanifest': brandManifest, '/sw.js': brandWorker }

/**
 * Returns a function that reads files that depend on the brand, by path: the manifest, the worker, and with an uploaded logo the icons with fixed
 * addresses. It returns undefined for all other files.
 */
export const createBrandedFileReader = ({ platform, guards }: Pick<Routes, 'platform' | 'guards'>, readFile: ReadFile): ReadFile => {
  const { brand, storage } = platform
  const known = new Map<string, { key: string; read: () => Promise<PreparedResponse> }>()
  const keep = (path: string, key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> => {
    const before = known.get(path)
    if (before?.key === key) return before.read()
    const read = guards.memoize(make)
    known.set(path, { key, read })
    return read()
  }
  return async (path) => {
    const now = brand.current()
    // For the default brand, the files of the build are correct and compressed better.
    if (now.version === 0) return undefined
    const write = Object.hasOwn(texts, path) ? texts[path] : undefined
    if (write !== undefined) {
      const file = await readFile(path)
      return file && keep(path, `${file.etag} ${now.version}`, () => prepareResponse(file.type, write(file.plain.toString(), now)))
    }
    const icon = logoFiles.find((name) => path === `/${name}`)
    const bytes = icon !== undefined && now.logo !== null ? await readLogoFile(storage, now.logo, icon) : undefined
    return bytes && { type: 'image/png', etag: etagOf(bytes), plain: bytes, encoded: {} }
  }
}
