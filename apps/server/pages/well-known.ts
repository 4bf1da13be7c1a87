import type { Routes } from '#platform/server/http/route.ts'
import { locales } from '#platform/shared/i18n/locales.ts'

const dayMs = 86_400_000
/** RFC 9116 wants less than a year. */
const validDays = 180

/** Paths without public content. */
const disallowedPaths = ['/api/', '/dashboard', '/user', '/photos/', '/exports/', '/socket.io/', '/sandbox/']

/** Registers `security.txt` (RFC 9116) and `robots.txt`. */
export const serveWellKnown = ({ app, platform }: Routes): void => {
  const { config, clock, publicUrl } = platform
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    // Rounded to the start of the day, so that the file changes once a day.
    const day = Math.floor(clock.now().getTime() / dayMs) * dayMs
    const lines = [
      `Contact: mailto:${config.operatorEmail}`,
      `Expires: ${new Date(day + validDays * dayMs).toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(['User-agent: *', ...disallowedPaths.map((folder) => `Disallow: ${folder}`), ''].join('\n')),
  )
}
