// The endpoints of conversations, for the authorization matrix.
import { viewMemberGrid, withCells, ownerWriteGrid, keepLiveState, signedInGrid, actOnMemberGrid, withUninvolvedCallers } from './grids.ts'
import { row, rowForTarget, type MatrixRow } from './row.ts'

const badCursor = { query: { cursor: 'x'.repeat(513) } }
const byUid = { param: 'uid' }
const id = '77777777-0000-4000-8000-000000000001'

/** Changes a message the owner has sent to the friend. A visible member without a conversation has no messages. */
const changesMessage = (body?: object): MatrixRow[] => {
  const request = { params: { seq: '2' }, ...(body === undefined ? {} : { body }) }
  const none = withCells(actOnMemberGrid, { 'live owner': 404, 'live other': 404, 'live admin': 404 })
  return [rowForTarget('friend', ownerWriteGrid, request, byUid), rowForTarget('member', none, request, byUid)]
}

export const chatMatrix = {
  'GET /conversations': row(signedInGrid, undefined, badCursor),
  'GET /conversations/:uid/messages': rowForTarget('member', viewMemberGrid, undefined, byUid),
  'GET /conversations/:uid/openers': rowForTarget('member', withCells(actOnMemberGrid, { 'live owner': 404 }), undefined, byUid),
  'POST /conversations/:uid/messages': rowForTarget(
    'member',
    withCells(actOnMemberGrid, { 'live owner': 403 }),
    { body: { id, body: 'good morning' } },
    byUid,
  ),
  // The upload in the body does not exist: a caller who may write gets 409. The tests of attachments send real uploads.
  'POST /conversations/:uid/attachments': rowForTarget(
    'member',
    withCells(actOnMemberGrid, { 'live owner': 403, 'live other': 409, 'live admin': 409 }),
    { body: { id, attachment: { kind: 'voice', upload: id, peaks: '0'.repeat(48) } } },
    byUid,
  ),
  'GET /me/storage': row(keepLiveState(signedInGrid)),
  'PATCH /conversations/:uid/messages/:seq': changesMessage({ body: 'better words' }),
  'DELETE /conversations/:uid/messages/:seq': changesMessage(),
  'PUT /conversations/:uid/messages/:seq/reaction': changesMessage({ emoji: '❤️' }),
  'POST /conversations/:uid/read': [
    rowForTarget('friend', withUninvolvedCallers(ownerWriteGrid, 'live', 422), { body: { seq: 1 } }, byUid),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live other': 422, 'live admin': 422 }), { body: { seq: 1 } }, byUid),
  ],
  'POST /conversations/:uid/accept': [
    rowForTarget('suitor', withUninvolvedCallers(ownerWriteGrid, 'live', 409), undefined, byUid),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live owner': 409, 'live other': 409, 'live admin': 409 }), undefined, byUid),
  ],
  'POST /conversations/:uid/decline': [
    rowForTarget('suitor', withUninvolvedCallers(ownerWriteGrid, 'live', 409), undefined, byUid),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live owner': 409, 'live other': 409, 'live admin': 409 }), undefined, byUid),
  ],
  'POST /conversations/:uid/close-politely': [
    rowForTarget('friend', withUninvolvedCallers(ownerWriteGrid, 'live', 403), undefined, byUid),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live other': 403, 'live admin': 403 }), undefined, byUid),
  ],
  // Nobody has closed a conversation, so there is none to open again: the owner's call changes nothing.
  'DELETE /conversations/:uid/close-politely': [
    rowForTarget('friend', withCells(withUninvolvedCallers(ownerWriteGrid, 'live', 409), { 'live owner': 'no-op' }), undefined, byUid),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live other': 409, 'live admin': 409 }), undefined, byUid),
  ],
  'POST /conversations/:uid/unmatch': [
    rowForTarget('friend', withUninvolvedCallers(ownerWriteGrid, 'live', 'no-op'), undefined, byUid),
    rowForTarget('member', withCells(actOnMemberGrid, { 'live other': 'no-op', 'live admin': 'no-op' }), undefined, byUid),
  ],
} satisfies Record<string, MatrixRow | MatrixRow[]>
