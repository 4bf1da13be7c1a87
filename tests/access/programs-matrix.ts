import { consoleGrid, freshConsoleGrid, keepLiveState, memberWriteGrid, ownerGrid, signedInGrid, withoutTarget } from './grids.ts'
import { row, rowForTarget, type MatrixRow } from './row.ts'

const reason = 'a program needs it'
const webhook = { url: 'https://hooks.example.org/', description: '', types: ['member.joined'], enabled: false, reason }

/** Access tokens of members. */
export const accessTokensMatrix = {
  'GET /me/tokens': row(keepLiveState(signedInGrid)),
  'POST /me/tokens': row(memberWriteGrid, { body: { name: 'my calendar', scopes: ['profile:read'] } }),
  'DELETE /me/tokens/:id': rowForTarget('token', ownerGrid),
} satisfies Record<string, MatrixRow>

/** Rows of the operator's access tokens and webhooks, with the statuses that administrators get. */
export const programRows = {
  'GET /admin/tokens': row(keepLiveState(consoleGrid)),
  'POST /admin/tokens': row(withoutTarget(freshConsoleGrid), { body: { name: 'figures', scopes: ['figures:read'], reason } }),
  'DELETE /admin/tokens/:id': row(withoutTarget(freshConsoleGrid), ({ targets }) => ({
    params: { id: targets.serviceToken.live },
    body: { reason },
  })),
  'GET /admin/webhooks': row(keepLiveState(consoleGrid)),
  'GET /admin/webhooks/:id/deliveries': rowForTarget('webhook', consoleGrid),
  'POST /admin/webhooks': row(withoutTarget(freshConsoleGrid), { body: webhook }),
  'PUT /admin/webhooks/:id': rowForTarget('webhook', freshConsoleGrid, { body: { ...webhook, enabled: true } }),
  'DELETE /admin/webhooks/:id': row(withoutTarget(freshConsoleGrid), ({ targets }) => ({
    params: { id: targets.webhook.live },
    body: { reason },
  })),
  'POST /admin/webhooks/:id/secret': rowForTarget('webhook', freshConsoleGrid, { body: { reason } }),
  'POST /admin/webhooks/:id/test': rowForTarget('webhook', freshConsoleGrid),
  'POST /admin/webhooks/:id/deliveries/:delivery/resend': rowForTarget(
    'delivery',
    freshConsoleGrid,
    ({ targets }) => ({ params: { id: targets.webhook.live } }),
    { param: 'delivery' },
  ),
} satisfies Record<string, MatrixRow>
