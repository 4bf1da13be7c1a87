// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp } from './columns.ts'

export interface ProfilesTables {
  profile_view: {
    viewer_id: string
    seen_id: string
    at: Timestamp
  }
}
