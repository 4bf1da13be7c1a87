import { sql } from 'kysely'
import type { Platform } from '#platform/server/platform.ts'
import type { GaugeSample } from '#platform/server/metrics/metrics.ts'
import { minuteMs } from '#platform/shared/durations.ts'

/** How long the figures are cached, because reading them scans the table. */
const refreshMs = 5 * minuteMs

/** Adds the number and the bytes of stored voice notes and pictures to the metrics of the service, by kind. */
export const registerAttachmentGauges = ({ db, clock, metrics }: Pick<Platform, 'db' | 'clock' | 'metrics'>): void => {
  let known: { at: number; samples: GaugeSample[] } | undefined
  metrics.serviceGauges(async () => {
    const now = clock.now().getTime()
    if (known !== undefined && now - known.at < refreshMs) return known.samples
    const { rows } = await sql<{ kind: string; count: string; bytes: string }>`
      select known.kind, count(attachment.id) as count, coalesce(sum(attachment.bytes), 0) as bytes
      from unnest(array['voice', 'picture']) as known (kind) left join attachment on attachment.kind = known.kind
      group by known.kind order by known.kind`.execute(db)
    const samples = rows.flatMap(({ kind, count, bytes }) => [
      { name: 'ndloo_attachments', help: 'Stored voice notes and pictures.', labels: { kind }, value: Number(count) },
      { name: 'ndloo_attachment_bytes', help: 'Bytes of stored voice notes and pictures.', labels: { kind }, value: Number(bytes) },
    ])
    known = { at: now, samples }
    return samples
  })
}
