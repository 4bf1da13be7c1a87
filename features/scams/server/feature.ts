import type { ServerFeature } from '#platform/server/feature.ts'
import { scanHourly } from './scan/jobs.ts'
import { ScamScanner } from './scan/scam-scanner.ts'

/** Finds frauds in what members write to people they have just met, and shows them to the moderators. */
export const scamsFeature: ServerFeature = {
  name: 'scams',
  serve: ({ app, platform }) => {
    const scanner = new ScamScanner(platform)
    app.addHook('onListen', () => {
      if (platform.config.role !== 'api') scanner.start()
    })
    app.addHook('onClose', () => scanner[Symbol.asyncDispose]())
  },
  recurring: [scanHourly],
}
