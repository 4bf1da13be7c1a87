// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json, Generated } from './columns.ts'

export interface MembersTables {
  active_day: {
    day: string
    slot: number
    members: number
  }
  card: {
    id: string
    tile: number | null
    country: number
    gender: number
    seek: number
    birth: string
    min_age: number
    max_age: number
    cell_lat: number | null
    cell_lng: number | null
    rank: number
  }
  deletion: {
    member_id: string
    status_before: string
    requested_at: Timestamp
    erase_at: Timestamp
  }
  member: {
    id: string
    status: string
    role: Generated<string>
    email: string
    phone: string
    phone_country: string
    firstname: string
    lastname: string
    gender: number
    birth: string
    birth_estimated: Generated<boolean>
    country: string
    city: string | null
    tile: number | null
    cell_lat: number | null
    cell_lng: number | null
    has_photo: Generated<boolean>
    bio: Generated<string>
    looking_for: Generated<string[]>
    interests: Generated<string[]>
    prompts: Generated<Json>
    seek: Generated<number>
    min_age: Generated<number>
    max_age: Generated<number>
    shows_lastname: Generated<boolean>
    shows_birth: Generated<boolean>
    shows_activity: Generated<boolean>
    locale: Generated<string>
    terms_version: string
    terms_accepted_at: Timestamp
    verified_at: Timestamp | null
    created_at: Timestamp
    notifications: Generated<boolean>
    requests_from: Generated<string>
    shows_reads: Generated<boolean>
    boosted_until: Timestamp | null
    sees_activity: Generated<boolean>
    activity_shown_at: Timestamp | null
    sees_reads: Generated<boolean>
    reads_shown_at: Timestamp | null
  }
  presence: {
    member_id: string
    last_active: Timestamp
    counted_on: string | null
  }
  suspension: {
    member_id: string
    decision_id: string
    kind: string
    until: Timestamp | null
    reason: string
    status_before: string
    at: Timestamp
  }
}
