import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import { getTownSize } from '../contract.ts'
import { readTownSize } from './read-town-size.ts'

/** Registers the endpoint that tells a member how many people are around them. */
export const serveTownFigures = (routes: Routes): void => {
  registerRoute(routes, getTownSize, readTownSize)
}
