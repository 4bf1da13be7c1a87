import { type Cell, cellOf, countryWithName, type Position, readMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { placeErrors, type setPlace as endpoint } from '../contract.ts'
import { type Cities, loadCities } from './cities.ts'
import { type CurrentPlace, requiredDistanceKm, canChangeCell } from './cell-change.ts'
import { describeCell } from './find-place.ts'
import { lockPlace, savePlace } from './store.ts'

type PlaceInput = HandlerInput<typeof endpoint>['body']

const resolvePosition = (given: PlaceInput, cities: Cities): Position => {
  if ('lat' in given) return given
  const city = cities.byId(given.city_id)
  if (city === undefined) throw new AppError(placeErrors.unknown_city, { fields: { city_id: [placeErrors.unknown_city] } })
  return city
}

/** Whether the member may move to the cell. The distance that is required is secret, so that small moves reveal no border. */
const isChangeAllowed = (
  ctx: MemberContext,
  secret: string,
  current: CurrentPlace | undefined,
  cell: Cell,
  position: Position,
): boolean => {
  const step = { memberId: ctx.actor.id, from: current ?? cell, to: cell, now: ctx.now }
  return canChangeCell(current, cell, position, ctx.now, requiredDistanceKm(secret, step))
}

/**
 * Moves the caller to the cell of a position or city. A change that comes too soon, too often or too near the border is ignored; the
 * response is always the current place.
 * @throws {AppError} places.unknown_city
 */
export const setPlace = async (
  ctx: MemberContext,
  secrets: readonly string[],
  input: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const cities = await loadCities()
  const position = resolvePosition(input.body, cities)
  // From here on only the cell is used, except for the distance of the position from the old cell.
  const cell = cellOf(position.lat, position.lng)
  const source = 'lat' in input.body ? 'browser' : 'city'
  const { id } = ctx.actor
  const member = await inTransaction(ctx.db, async (tx) => {
    const current = await lockPlace(tx, id)
    if (isChangeAllowed(ctx, secrets[0] ?? '', current, cell, position))
      await savePlace(tx, id, current, { cell, source, ...describeCell(cell, cities) }, ctx.now)
    return readMember(tx, id)
  })
  return { data: { place: { city: member?.city ?? '', country: countryWithName(member?.country ?? '', ctx.locale) } } }
}
