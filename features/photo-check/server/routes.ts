import { mainPhotoChangedJob } from '#features/photos/server/index.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { drawChallenge } from './draw-challenge.ts'
import { createDeleteUnusedFilesHandler, deleteUnusedFilesJob } from './jobs.ts'
import { updateCheckForMainPhoto } from './main-photo-changed.ts'
import { sendPhotoCheck } from './send-photo-check.ts'
import { showOwnPhotoCheck } from './show-own.ts'

/** Registers the endpoints of members; those of moderators are in the feature `moderation`. */
export const servePhotoChecks = (routes: Routes): void => {
  const { db, storage, clock, jobs } = routes.platform
  registerRoute(routes, contract.getOwnPhotoCheck, showOwnPhotoCheck)
  registerRoute(routes, contract.drawChallenge, (ctx) => drawChallenge(ctx, routes.platform))
  registerRoute(routes, contract.sendPhotoCheck, (ctx, input) => sendPhotoCheck(ctx, input, routes.platform))
  jobs.handle(deleteUnusedFilesJob, createDeleteUnusedFilesHandler(db, storage))
  jobs.handle(mainPhotoChangedJob, ({ memberId }) => updateCheckForMainPhoto(db, memberId, clock.now()))
}
