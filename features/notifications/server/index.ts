export { changeChoices, readChoices } from './choices.ts'
export { type Notice, notice, serveNotices } from './notice.ts'
export { notify, settleNotice, withdrawNotice } from './notify.ts'
export { countUnread } from './queries.ts'
