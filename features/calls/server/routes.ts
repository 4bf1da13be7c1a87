import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { accept } from './begin/accept.ts'
import { noteConnected } from './begin/connected.ts'
import { showCurrent } from './current.ts'
import { cancel, decline, end } from './end/hang-up.ts'
import { showIce } from './media/ice.ts'
import { serveJobs } from './jobs.ts'
import { ring } from './begin/ring.ts'
import { passSignal } from './media/signal.ts'
import { showTerms } from './begin/terms.ts'
import { CallWatch } from './end/watch.ts'

/** Serves calls: what they take, their steps over the socket, and what ends them when nobody does. */
export const serveCalls = (routes: Routes): void => {
  const { app, platform } = routes
  const { config, limits, realtime, jobs, log } = platform
  const watch = new CallWatch(platform)
  const calls = { config, limits, realtime, jobs, watch }
  route(routes, contract.getCallTerms, (ctx, { params }) => showTerms(ctx, platform, params))
  route(routes, contract.getIce, (ctx) => showIce(ctx, platform))

  realtime.onRequest(contract.ringOverSocket, (ctx, payload) => ring(ctx, calls, payload))
  realtime.onRequest(contract.acceptOverSocket, (ctx, payload) => accept(ctx, calls, payload))
  realtime.onRequest(contract.declineOverSocket, (ctx, payload) => decline(ctx, calls, payload))
  realtime.onRequest(contract.cancelOverSocket, (ctx, payload) => cancel(ctx, calls, payload))
  realtime.onRequest(contract.endOverSocket, (ctx, payload) => end(ctx, calls, payload))
  realtime.onRequest(contract.connectedOverSocket, (ctx, payload) => noteConnected(ctx, calls, payload))
  realtime.onRequest(contract.signalOverSocket, (ctx, payload) => passSignal(ctx, calls, payload))
  realtime.onRequest(contract.currentOverSocket, (ctx, payload) => showCurrent(ctx, calls, payload))
  realtime.onConnection(async ({ connection }, connected) => {
    if (connection === undefined) return
    if (connected) watch.came(connection)
    else await watch.left(connection)
  })
  realtime.onSessionsEnded((ids) => {
    watch.endSessions(ids).catch((error: unknown) => log.error({ err: error }, 'the calls of a session that has ended go on'))
  })
  serveJobs(platform)
  app.addHook('onListen', () => watch.start({ sweeps: config.role !== 'api' }))
  app.addHook('onClose', () => watch[Symbol.asyncDispose]())
}
