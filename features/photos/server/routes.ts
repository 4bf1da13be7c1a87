import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { createDeleteUnusedFilesHandler, deleteUnusedFilesJob } from './jobs.ts'
import { orderPhotos } from './order-photos.ts'
import { removePhoto } from './remove-photo.ts'
import { servePhotoFiles } from './serve-photo.ts'
import { uploadPhotos } from './upload-photos.ts'

export const servePhotoEndpoints = (routes: Routes): void => {
  const { db, storage, config, jobs } = routes.platform
  const { uploadQueue: turn } = routes.guards
  registerRoute(routes, contract.uploadPhotos, (ctx, input) => uploadPhotos(ctx, input, { storage, review: config.photoReview, turn }))
  registerRoute(routes, contract.orderPhotos, orderPhotos)
  registerRoute(routes, contract.removePhoto, removePhoto)
  servePhotoFiles(routes)
  jobs.handle(deleteUnusedFilesJob, createDeleteUnusedFilesHandler(db, storage))
}
