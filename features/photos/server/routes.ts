import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { deleteUnusedFilesHandler, deleteUnusedFilesJob } from './jobs.ts'
import { orderPhotos } from './order-photos.ts'
import { removePhoto } from './remove-photo.ts'
import { servePhotoFiles } from './serve-photo.ts'
import { uploadPhotos } from './upload-photos.ts'

export const servePhotoEndpoints = (routes: Routes): void => {
  const { db, storage, config, jobs } = routes.platform
  const { uploadQueue: turn } = routes.guards
  route(routes, contract.uploadPhotos, (ctx, input) => uploadPhotos(ctx, input, { storage, review: config.photoReview, turn }))
  route(routes, contract.orderPhotos, orderPhotos)
  route(routes, contract.removePhoto, removePhoto)
  servePhotoFiles(routes)
  jobs.handle(deleteUnusedFilesJob, deleteUnusedFilesHandler(db, storage))
}
