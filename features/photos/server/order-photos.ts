import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type orderPhotos as endpoint, photoErrors } from '../contract.ts'
import { presentRealPhoto } from './present-photo.ts'
import { readPhotosNotTakenDown, setPhotoOrder, updateMemberPhotos } from './store.ts'

/**
 * Orders the caller's photos by `ids`. Photos missing from `ids`, such as one added in another tab, follow at the end.
 * @throws {AppError} photos.unknown if an id is not a photo of the caller
 */
export const orderPhotos = (ctx: MemberContext, { body }: { body: { ids: string[] } }): Promise<HandlerResult<typeof endpoint>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, ctx.actor.id)
    const kept = await readPhotosNotTakenDown(tx, ctx.actor.id)
    const byId = new Map(kept.map((photo) => [photo.id, photo]))
    const wanted = [...new Set(body.ids)]
    if (wanted.some((id) => !byId.has(id))) throw new AppError(photoErrors.unknown, { fields: { ids: [photoErrors.unknown] } })
    const ordered = [...wanted, ...[...byId.keys()].filter((id) => !wanted.includes(id))].flatMap((id) => byId.get(id) ?? [])
    await setPhotoOrder(
      tx,
      ctx.actor.id,
      ordered.map(({ id }) => id),
    )
    await updateMemberPhotos(tx, ctx.actor.id, ctx.now)
    return { data: { images: ordered.map((photo) => presentRealPhoto(photo, ctx.actor.id, ctx.now)) } }
  })
