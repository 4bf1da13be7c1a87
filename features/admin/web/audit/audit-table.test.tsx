// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { members } from '#tests/support/web/member-words.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import type { AuditEntry } from '../../contract.ts'
import { en as admin } from '../../locales/en.ts'
import { AuditTable } from './AuditTable.tsx'

afterEach(cleanup)

const { reasons } = admin.audit
const entry = (action: string, reason: string, id = action + reason): AuditEntry => ({
  id,
  at: '2026-03-01T10:00:00.000Z',
  admin: null,
  action,
  subject: null,
  reason,
  details: [],
})

it.each([
  ['admin.made', 'by the operator at the command line', reasons.commandLine],
  ['webhook.stopped', 'gone', admin.programs.webhooks.stopped.gone],
  ['applicant.approved', 'approve', reasons.approved],
  ['photo_check.refused', 'not_live', reasons.notLive],
  ['photo.rejected', 'photos', members.conduct.photos],
  ['report.decided', 'scam: He asked three people.', `${members.conduct.scam} He asked three people.`],
  ['report.decided', 'dismiss', reasons.dismissed],
])('words the reason that the program wrote for %s: %s', async (action, reason, shown) => {
  await renderScreen(<AuditTable entries={[entry(action, reason)]} />, { admin, members, platform })
  expect(screen.getByText(shown)).toBeTruthy()
})

it.each([
  ['member.suspended', 'scam'],
  ['gift.changed', 'approve'],
  ['report.decided', 'scammers: three of them'],
])('shows what somebody typed for %s as it is: %s', async (action, reason) => {
  await renderScreen(<AuditTable entries={[entry(action, reason)]} />, { admin, members, platform })
  expect(screen.getByText(reason)).toBeTruthy()
})
