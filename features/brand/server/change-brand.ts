import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Texts } from '#platform/server/texts.ts'
import { defaultColours } from '#platform/shared/brand/colours.ts'
import { findLowContrastPairs, type LowContrastPair } from '#platform/shared/brand/weak-pairs.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, type FieldError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { brandErrors, type BrandSettings, type changeBrand as endpoint } from '../contract.ts'
import { brandText } from '../locales/text.ts'
import { lockBrandSettings, type StoredBrand, storeBrandSettings, toBrand } from './brand-store.ts'
import { deleteLogoJob } from './logo/logo-jobs.ts'
import { isLogoStored } from './logo/logo-files.ts'

/** Returns an error for each colour in a pair with too little contrast; the message names the pair. */
const contrastErrors = (weak: readonly LowContrastPair[], texts: Texts, locale: Locale): Record<string, FieldError[]> => {
  const fields: Record<string, FieldError[]> = {}
  for (const { theme, field, text, ground, ratio } of weak) {
    const values = {
      theme: texts.translate(locale, brandText, `themes.${theme}`),
      text: texts.translate(locale, brandText, `colours.${text}`),
      ground: texts.translate(locale, brandText, `colours.${ground}`),
      ratio,
    }
    const name = `colours.${theme}.${field}`
    fields[name] = [...(fields[name] ?? []), { ...brandErrors.contrast, values }]
  }
  return fields
}

/** Returns only the settings that differ, for the audit log. */
const differences = (before: BrandSettings, after: BrandSettings): { from: Partial<BrandSettings>; to: Partial<BrandSettings> } => {
  const names = (Object.keys(after) as (keyof BrandSettings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (settings: BrandSettings) => Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<BrandSettings>
  return { from: pick(before), to: pick(after) }
}

/**
 * Changes the name and look of the service and records it in the audit log. Idempotent.
 * @throws {AppError} brand.contrast with every pair that is too hard to read, brand.logo_gone, brand.changed when `version` is no longer the current one
 */
export const changeBrand = async (
  { db, actor, now, locale }: MemberContext,
  { body: { version, reason, ...wanted } }: HandlerInput<typeof endpoint>,
  { brand, storage, texts }: Pick<Platform, 'brand' | 'storage' | 'texts'>,
): Promise<void> => {
  const weak = findLowContrastPairs(wanted.colours ?? defaultColours)
  if (weak.length > 0) {
    const fields = contrastErrors(weak, texts, locale)
    throw new AppError(brandErrors.contrast, { fields, values: Object.values(fields)[0]?.[0]?.values ?? {} })
  }
  const stored = await inTransaction(db, async (tx): Promise<StoredBrand> => {
    const { version: current, ...before } = await lockBrandSettings(tx)
    const changes = differences(before, wanted)
    if (Object.keys(changes.to).length === 0) return { ...before, version: current }
    if (current !== version) throw new AppError(brandErrors.changed)
    if (wanted.logo !== null && !(await isLogoStored(storage, wanted.logo)))
      throw new AppError(brandErrors.logo_gone, { fields: { logo: [brandErrors.logo_gone] } })
    const next = { ...wanted, version: current + 1 }
    await storeBrandSettings(tx, next)
    // Open pages still show the previous logo, so delete its pictures later.
    if (before.logo !== null && before.logo !== wanted.logo)
      await addJob(tx, deleteLogoJob, { logo: before.logo }, now, { runAt: new Date(now.getTime() + dayMs) })
    await recordAudit(tx, {
      admin: actor.id,
      action: 'brand.changed',
      subject: { kind: 'brand', id: 'brand' },
      reason,
      details: changes,
      now,
    })
    return next
  })
  brand.adopt(toBrand(stored))
}
