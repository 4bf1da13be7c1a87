import { recordAudit } from '#features/audit/server/index.ts'
import { deleteTextOverride, lockTextOverrides, readTextOverrides, storeTextOverride } from '#features/site/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Texts } from '#platform/server/texts.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { findSentenceMistake } from '#platform/shared/i18n/sentence-mistakes.ts'
import { adminErrors } from '../../entry-contract.ts'
import { maxReplacedTexts, type ServiceText } from '../../texts-contract.ts'
import { readServiceTexts } from './find-texts.ts'

interface TextChange {
  locale: Locale
  key: string
  text: string | null
  before: string | null
  reason: string
}

/** Rejects a text that would show a placeholder or an HTML tag to members. */
const requireRightText = ({ key, english }: ServiceText, text: string): void => {
  const mistake = findSentenceMistake(key, english, text)
  if (mistake === undefined) return
  const code =
    mistake.kind === 'placeholders'
      ? adminErrors.text_placeholders
      : mistake.kind === 'html'
        ? adminErrors.text_html
        : platformErrors.invalid
  const names = mistake.kind === 'placeholders' ? `{${mistake.names.join('}, {')}}` : ''
  throw new AppError(code, { fields: { text: [code] }, values: { names } })
}

/**
 * Replaces a text of the service, or removes the replacement, and records it in the audit log. This process shows the change at once, other
 * processes within two seconds. Idempotent.
 * @throws {AppError} platform.not_found for an unknown key; admin.text_changed when somebody else has changed the text since; admin.text_placeholders,
 *   admin.text_html; admin.too_many_texts
 */
export const putText = async (ctx: MemberContext, texts: Texts, change: TextChange): Promise<ServiceText> => {
  const { locale, key, text, before, reason } = change
  const shown = await inTransaction(ctx.db, async (tx) => {
    await lockTextOverrides(tx)
    const known = (await readServiceTexts(tx, texts, locale)).find((one) => one.key === key)
    if (known === undefined) throw new AppError(platformErrors.not_found)
    if (known.text === text) return known
    if (known.text !== before) throw new AppError(adminErrors.text_changed, { fields: { text: [adminErrors.text_changed] } })
    if (text === null) await deleteTextOverride(tx, { locale, key })
    else {
      requireRightText(known, text)
      if (known.text === null && (await readTextOverrides(tx)).length >= maxReplacedTexts) throw new AppError(adminErrors.too_many_texts)
      await storeTextOverride(tx, { locale, key, text })
    }
    await recordAudit(tx, {
      admin: ctx.actor.id,
      action: text === null ? 'text.reset' : 'text.changed',
      subject: { kind: 'text', id: `${locale} ${key}` },
      reason,
      details: { from: known.text ?? known.original, to: text ?? known.original },
      now: ctx.now,
    })
    return { ...known, text }
  })
  await texts.override(await readTextOverrides(ctx.db))
  return shown
}
