import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { appendToUpload } from './append-to-upload.ts'
import { beginUpload } from './begin-upload.ts'
import { cancelUpload } from './cancel-upload.ts'

export const serveUploads = (routes: Routes): void => {
  const { limits } = routes.platform
  registerRoute(routes, contract.beginUpload, (ctx, input) => beginUpload(ctx, input, limits))
  registerRoute(routes, contract.appendToUpload, (ctx, input) => appendToUpload(ctx, input, limits))
  registerRoute(routes, contract.cancelUpload, cancelUpload)
}
