import { type Cell, cellCentre, cellOf, countryIn, type Position, readMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { placeErrors, type setPlace as endpoint } from '../contract.ts'
import { type Cities, loadCities } from './cities.ts'
import { type CurrentPlace, leavingKm, mayMove } from './may-move.ts'
import { lockPlace, savePlace } from './store.ts'

type Given = HandlerInput<typeof endpoint>['body']

const positionOf = (given: Given, cities: Cities): Position => {
  if ('lat' in given) return given
  const city = cities.byId(given.city_id)
  if (city === undefined) throw new AppError(placeErrors.unknown_city, { fields: { city_id: [placeErrors.unknown_city] } })
  return city
}

/** Town and country of a cell: everybody in it has the same. */
const placeOf = (cell: Cell, cities: Cities) => {
  const { lat, lng } = cellCentre(cell.row, cell.col)
  const { name, country } = cities.nearest(lat, lng)
  return { cellLat: lat, cellLng: lng, city: name, country }
}

/** Whether the member moves, by a line that nobody without the key can know. */
const moves = (ctx: MemberContext, secret: string, current: CurrentPlace | undefined, cell: Cell, position: Position): boolean => {
  const step = { memberId: ctx.actor.id, from: current ?? cell, to: cell, now: ctx.now }
  return mayMove(current, cell, position, ctx.now, leavingKm(secret, step))
}

/**
 * Moves the caller to the cell a position or city is in. A move that comes too soon, too often or from too near the border
 * changes nothing; the answer is always the place in force.
 */
export const setPlace = async (
  ctx: MemberContext,
  secrets: readonly string[],
  input: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const cities = await loadCities()
  const position = positionOf(input.body, cities)
  // From here on only the cell is used, except to see how far outside the old one the position is.
  const cell = cellOf(position.lat, position.lng)
  const source = 'lat' in input.body ? 'browser' : 'city'
  const { id } = ctx.actor
  const member = await inTransaction(ctx.db, async (tx) => {
    const current = await lockPlace(tx, id)
    if (moves(ctx, secrets[0] ?? '', current, cell, position))
      await savePlace(tx, id, current, { cell, source, ...placeOf(cell, cities) }, ctx.now)
    return readMember(tx, id)
  })
  return { data: { place: { city: member?.city ?? '', country: countryIn(member?.country ?? '', ctx.locale) } } }
}
