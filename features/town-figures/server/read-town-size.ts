import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { type getTownSize, townSizeBands } from '../contract.ts'
import { areaOf } from './areas/area-of.ts'

/** Returns the size band of the caller's area; null without a place, before the first count, and in the largest towns. */
export const readTownSize = async ({ db, actor }: MemberContext): Promise<HandlerResult<typeof getTownSize>> => {
  const place = await db.selectFrom('member').select(['cell_lat', 'cell_lng']).where('id', '=', actor.id).executeTakeFirst()
  const counted = await db.selectFrom('town_progress').select('areas_on').executeTakeFirst()
  const [lat, lng, on] = [place?.cell_lat ?? null, place?.cell_lng ?? null, counted?.areas_on ?? null]
  if (lat === null || lng === null || on === null) return { data: { fewer_than: null } }
  const { row, col } = areaOf(lat, lng)
  const found = await db.selectFrom('town_area').select('band').where('cell_row', '=', row).where('cell_col', '=', col).executeTakeFirst()
  return { data: { fewer_than: townSizeBands[found?.band ?? 0] ?? null } }
}
