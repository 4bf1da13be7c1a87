import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { acceptTerms } from './accept-terms.ts'
import type { PersonalDataHandlers } from './export/archive.ts'
import { scheduleOwnDeletion } from './erasure/schedule-own-deletion.ts'
import { collectErasureDependencies, replayErasures } from './erasure/erase.ts'
import { requestExport } from './export/request-export.ts'
import { serveExports } from './export/serve-export.ts'
import { registerAccountJobs } from './register-jobs.ts'
import { changeSettings, setAccountPaused, showSettings } from './settings.ts'
import { showDeletionForfeits } from './erasure/show-deletion-forfeits.ts'
import { showMe } from './show-me.ts'
import { updateMe } from './update-me.ts'

/** Registers the account routes and jobs. `personalData` has one handler per feature, in the order of erasure. */
export const serveAccount = (routes: Routes, { personalData }: { personalData: PersonalDataHandlers }): void => {
  const { app, platform } = routes
  const { brand, config, log } = platform
  const exporting = { limitFactor: config.limitFactor, brandName: () => brand.current().name }
  registerRoute(routes, contract.getMe, showMe)
  registerRoute(routes, contract.updateMe, updateMe)
  registerRoute(routes, contract.acceptTerms, acceptTerms)
  registerRoute(routes, contract.getSettings, (ctx) => showSettings(ctx, exporting))
  registerRoute(routes, contract.updateSettings, (ctx, { body }) => changeSettings(ctx, body, exporting))
  registerRoute(routes, contract.pauseAccount, (ctx) => setAccountPaused(ctx, true, exporting))
  registerRoute(routes, contract.resumeAccount, (ctx) => setAccountPaused(ctx, false, exporting))
  registerRoute(routes, contract.requestExport, (ctx) => requestExport(ctx, exporting))
  registerRoute(routes, contract.getDeletionForfeits, showDeletionForfeits)
  registerRoute(routes, contract.deleteMe, (ctx, input) => scheduleOwnDeletion(ctx, input, platform))
  serveExports(routes)

  registerAccountJobs(platform, personalData)
  app.addHook('onReady', async () => {
    const replayed = await replayErasures(collectErasureDependencies(platform, personalData))
    if (replayed > 0) log.warn({ replayed }, 'a restored backup held erased members; they are erased again')
  })
}
