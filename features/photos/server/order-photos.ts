import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type orderPhotos as endpoint, photoErrors } from '../contract.ts'
import { presentPhoto } from './present-photo.ts'
import { keptPhotos, numberPhotos } from './store.ts'

/**
 * Puts the caller's photos in the order of `ids`. A photo that another tab added meanwhile is not named and goes behind.
 * @throws {AppError} photos.unknown when one of them is not (or no longer) the caller's
 */
export const orderPhotos = (ctx: MemberContext, { body }: { body: { ids: string[] } }): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, ctx.actor.id)
    const kept = await keptPhotos(tx, ctx.actor.id)
    const byId = new Map(kept.map((photo) => [photo.id, photo]))
    const wanted = [...new Set(body.ids)]
    if (wanted.some((id) => !byId.has(id))) throw new AppError(photoErrors.unknown, { fields: { ids: [photoErrors.unknown] } })
    const ordered = [...wanted, ...[...byId.keys()].filter((id) => !wanted.includes(id))].flatMap((id) => byId.get(id) ?? [])
    await numberPhotos(
      tx,
      ctx.actor.id,
      ordered.map(({ id }) => id),
    )
    return { data: { images: ordered.map((photo) => presentPhoto(photo, ctx.actor.id, ctx.now)) } }
  })
