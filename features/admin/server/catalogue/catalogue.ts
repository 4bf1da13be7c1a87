import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#features/audit/server/index.ts'
import { pricesEvent } from '#features/wallet/contract.ts'
import { readCreditPriceWithStart, setCreditPrice } from '#features/wallet/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Database, type Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { offeredTexts, withTextsNotOffered } from '#platform/shared/i18n/texts-by-language.ts'
import { formatCents } from '#platform/shared/money.ts'
import type { CreditTerms } from '../../catalogue-contract.ts'
import { adminErrors } from '../../entry-contract.ts'
import { lockGiftTerms, requireNoGiftProfit } from '../money/gift-profit.ts'
import type { CatalogueItem, ItemCatalogue } from './item-catalogues.ts'

/** Serializes changes of a catalogue until the transaction ends, so that the second of two administrators sees the change of the first. */
const lockCatalogue = async (tx: Tx, kind: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue of ${kind}s`}, 0))`.execute(tx)
}

const toResponseItem = <One extends CatalogueItem>({ price, ...item }: One) => ({
  ...item,
  ...(item.names && { names: offeredTexts(item.names) }),
  price: formatCents(price),
})

/** Lists a catalogue in display order, with prices as decimal US dollars. */
export const listCatalogueItems = async <One extends CatalogueItem>(db: Database, catalogue: ItemCatalogue<One>) =>
  (await catalogue.read(db)).map(toResponseItem)

/**
 * Adds an item to a catalogue and records it in the audit log.
 * @throws {AppError} admin.id_taken, admin.free_plan, admin.gift_profit, admin.gift_picture_gone
 */
export const addCatalogueItem = async <One extends CatalogueItem>(
  ctx: MemberContext,
  catalogue: ItemCatalogue<One>,
  { reason, ...item }: One & { reason: string },
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { kind } = catalogue
    await lockCatalogue(tx, kind)
    await lockGiftTerms(tx)
    const one = item as unknown as One
    if ((await catalogue.read(tx)).some(({ id }) => id === one.id))
      throw new AppError(adminErrors.id_taken, { fields: { id: [adminErrors.id_taken] } })
    await catalogue.prepare?.(tx, undefined, one, ctx.now)
    await catalogue.save(tx, one)
    await catalogue.check?.(tx, ctx.now)
    await publishAfterCommit(tx, 'everybody', pricesEvent, {}, ctx.now)
    const { id, ...details } = toResponseItem(one)
    await recordAudit(tx, { admin: ctx.actor.id, action: `${kind}.added`, subject: { kind, id }, reason, details, now: ctx.now })
  })

/** Returns a copy of an item with a random id. */
export const withRandomId = <T extends object>(item: T): T & { id: string } => ({ ...item, id: randomUUID() })

const changeAction = (before: CatalogueItem, after: CatalogueItem): string => {
  if (before.active === after.active) return 'changed'
  return after.active ? 'brought_back' : 'retired'
}

/**
 * Changes, retires or restores an item of a catalogue; absent fields stay as they are. A change without effect is not recorded in the audit log.
 * @throws {AppError} platform.not_found, admin.free_plan, admin.gift_profit, admin.gift_picture_gone
 */
export const changeCatalogueItem = async <One extends CatalogueItem>(
  ctx: MemberContext,
  catalogue: ItemCatalogue<One>,
  { id, reason, ...given }: { id: string; reason: string } & { [K in keyof Omit<One, 'id'>]?: One[K] | undefined },
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { kind } = catalogue
    await lockCatalogue(tx, kind)
    await lockGiftTerms(tx)
    const before = (await catalogue.read(tx)).find((item) => item.id === id)
    if (before === undefined) throw new AppError(platformErrors.not_found)
    const wanted: One = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
    const after: One = { ...wanted, ...(wanted.names && { names: withTextsNotOffered(wanted.names, before.names) }) }
    const [from, to] = [toResponseItem(before) as Record<string, unknown>, toResponseItem(after) as Record<string, unknown>]
    const changed = Object.keys(to).filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
    if (changed.length === 0) return
    await catalogue.prepare?.(tx, before, after, ctx.now)
    await catalogue.save(tx, after)
    await catalogue.check?.(tx, ctx.now)
    await publishAfterCommit(tx, 'everybody', pricesEvent, {}, ctx.now)
    const only = (item: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, item[name]]))
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: `${kind}.${changeAction(before, after)}`,
      subject: { kind, id },
      reason,
      details: { from: only(from), to: only(to) },
      now: ctx.now,
    })
  })

/** Returns the buying and the selling price of credits, and since when they apply. */
export const getCreditTerms = async ({ db, now }: MemberContext): Promise<CreditTerms> => {
  const { credits_per_usd, cents_per_100_credits, valid_from } = await readCreditPriceWithStart(db, now)
  return { credits_per_usd, usd_per_100_credits: formatCents(cents_per_100_credits), valid_from: valid_from.toISOString() }
}

/** Moves an error from the wallet's field in cents to the console's field in dollars. */
const toConsoleError = (error: unknown): unknown => {
  const { cents_per_100_credits: codes } = (error instanceof AppError ? error.details.fields : undefined) ?? {}
  return error instanceof AppError && codes !== undefined ? new AppError(error.reason, { fields: { usd_per_100_credits: codes } }) : error
}

/** Sets the price of credits, given per dollar and in cents per 100 credits. @throws {AppError} wallet.sells_dearer, admin.gift_profit */
export const changeCreditTerms = async (
  ctx: MemberContext,
  { credits_per_usd, usd_per_100_credits, reason }: { credits_per_usd: number; usd_per_100_credits: bigint; reason: string },
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const to = { creditsPerUsd: credits_per_usd, centsPer100Credits: Number(usd_per_100_credits) }
    await lockGiftTerms(tx)
    const from = await setCreditPrice(tx, to, ctx.now)
    await requireNoGiftProfit(tx, 'usd_per_100_credits', ctx.now)
    if (from.creditsPerUsd === to.creditsPerUsd && from.centsPer100Credits === to.centsPer100Credits) return
    await publishAfterCommit(tx, 'everybody', pricesEvent, {}, ctx.now)
    const toDetails = (terms: typeof to) => ({
      credits_per_usd: terms.creditsPerUsd,
      usd_per_100_credits: formatCents(terms.centsPer100Credits),
    })
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: 'credits.price_changed',
      subject: { kind: 'credits', id: 'USD' },
      reason,
      details: { from: toDetails(from), to: toDetails(to) },
      now: ctx.now,
    })
  }).catch((error: unknown) => {
    throw toConsoleError(error)
  })
