// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json } from './columns.ts'

export interface NotificationsTables {
  notification: {
    id: string
    member_id: string
    name: string
    kind: string
    said: Json
    about_id: string | null
    path: string | null
    in_app: boolean
    created_at: Timestamp
    read_at: Timestamp | null
    mailed_at: Timestamp | null
  }
  notification_choice: {
    member_id: string
    kind: string
    in_app: boolean
    email: boolean
    push: boolean
  }
  notification_key: {
    member_id: string
    fingerprint: Buffer
  }
  push_delivery: {
    notification_id: string
    subscription_id: string
  }
  push_subscription: {
    id: string
    member_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Timestamp
  }
}
