import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { answerAndChargeCall } from './start/answer-and-charge.ts'
import { handleConnectedReport } from './start/handle-connected-report.ts'
import { resumeCurrentCall } from './resume-current-call.ts'
import { cancelCall, declineCall, hangUpCall } from './end/hang-up.ts'
import { readIceConfiguration } from './media/ice-configuration.ts'
import { registerCallJobs } from './jobs.ts'
import { ringMember } from './start/ring.ts'
import { forwardSignal } from './media/signal.ts'
import { readCallConditions } from './start/call-conditions.ts'
import { CallMonitor } from './end/call-monitor.ts'

/** Registers the routes, socket requests, jobs and the monitor of calls. */
export const serveCalls = (routes: Routes): void => {
  const { app, platform } = routes
  const { config, limits, realtime, jobs, log } = platform
  const monitor = new CallMonitor(platform)
  const calls = { config, limits, realtime, jobs, monitor }
  registerRoute(routes, contract.getCallConditions, (ctx, { params }) => readCallConditions(ctx, platform, params))
  registerRoute(routes, contract.getIceConfiguration, (ctx) => readIceConfiguration(ctx, platform))

  realtime.onRequest(contract.ringOverSocket, (ctx, payload) => ringMember(ctx, calls, payload))
  realtime.onRequest(contract.acceptOverSocket, (ctx, payload) => answerAndChargeCall(ctx, calls, payload))
  realtime.onRequest(contract.declineOverSocket, (ctx, payload) => declineCall(ctx, calls, payload))
  realtime.onRequest(contract.cancelOverSocket, (ctx, payload) => cancelCall(ctx, calls, payload))
  realtime.onRequest(contract.endOverSocket, (ctx, payload) => hangUpCall(ctx, calls, payload))
  realtime.onRequest(contract.connectedOverSocket, (ctx, payload) => handleConnectedReport(ctx, calls, payload))
  realtime.onRequest(contract.signalOverSocket, (ctx, payload) => forwardSignal(ctx, calls, payload))
  realtime.onRequest(contract.currentCallOverSocket, (ctx, payload) => resumeCurrentCall(ctx, calls, payload))
  realtime.onConnection(async ({ connection }, connected) => {
    if (connection === undefined) return
    if (connected) monitor.connectionOpened(connection)
    else await monitor.connectionClosed(connection)
  })
  realtime.onSessionsEnded((ids) => {
    monitor.endSessions(ids).catch((error: unknown) => log.error({ err: error }, 'the calls of a session that has ended go on'))
  })
  registerCallJobs(platform)
  app.addHook('onListen', () => monitor.start({ sweeps: config.role !== 'api' }))
  app.addHook('onClose', () => monitor[Symbol.asyncDispose]())
}
