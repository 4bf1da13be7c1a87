import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'

export type PhotoCheckRow = Selectable<DB['photo_check']>
export type PhotoCheckFramesRow = Selectable<DB['photo_check_frames']>
export type ChallengeRow = Selectable<DB['photo_check_challenge']>
