// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Generated } from './columns.ts'

export interface PlacesTables {
  place: {
    member_id: string
    cell_row: number
    cell_col: number
    source: string
    changed_at: Timestamp
    changes_today: Generated<number>
    changes_day: string
  }
}
