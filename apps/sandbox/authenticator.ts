import type { Routes } from '#platform/server/http/route.ts'
import { totpCode, demoTotpSecret, totpStepAt } from '#platform/server/secrets/totp.ts'

/** Registers pages with the codes of the demo administrator's authenticator. Not part of the API. */
export const serveAuthenticator = ({ app, platform }: Routes): void => {
  const { clock, config } = platform
  const now = () => {
    const at = clock.now()
    return { code: totpCode(demoTotpSecret(config.secrets[0]), totpStepAt(at)), seconds: 30 - (Math.floor(at.getTime() / 1000) % 30) }
  }
  app.get('/sandbox/authenticator.json', (_request, reply) => reply.header('cache-control', 'no-store').send(now()))
  app.get('/sandbox/authenticator', (_request, reply) => {
    const { code, seconds } = now()
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>Authenticator · demo</title><link rel="stylesheet" href="/sandbox/mail.css"></head><body><main><h1>Authenticator of the demo</h1><p>For the console's second factor. Each code opens once; the next one comes in ${seconds} seconds.</p><article><h2>${code.slice(0, 3)} ${code.slice(3)}</h2></article></main></body></html>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}
