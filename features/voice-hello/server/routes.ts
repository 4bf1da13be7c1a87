import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { createDeleteUnusedFilesHandler, deleteUnusedFilesJob } from './jobs.ts'
import { putVoiceHello } from './put-voice-hello.ts'
import { removeVoiceHello } from './remove-voice-hello.ts'
import { serveVoiceHelloFiles } from './serve-voice-hello.ts'
import { showOwnVoiceHello } from './show-own-voice-hello.ts'
import { showVoiceHello } from './show-voice-hello.ts'

export const serveVoiceHellos = (routes: Routes): void => {
  const { platform } = routes
  registerRoute(routes, contract.getOwnVoiceHello, showOwnVoiceHello)
  registerRoute(routes, contract.putVoiceHello, (ctx, input) => putVoiceHello(ctx, input, platform))
  registerRoute(routes, contract.removeVoiceHello, removeVoiceHello)
  registerRoute(routes, contract.getVoiceHello, showVoiceHello)
  serveVoiceHelloFiles(routes)
  platform.jobs.handle(deleteUnusedFilesJob, createDeleteUnusedFilesHandler(platform.db, platform.storage))
}
