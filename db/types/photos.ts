// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp } from './columns.ts'

export interface PhotosTables {
  photo: {
    id: string
    member_id: string
    position: number
    storage_key: string
    width: number
    height: number
    blur: string
    hash: string
    review: string
    shown: boolean
    created_at: Timestamp
    removed_at: Timestamp | null
  }
  refused_picture: {
    photo_id: string
    hash: string
    at: Timestamp
  }
}
