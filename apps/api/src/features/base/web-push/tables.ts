import type { GeneratedAlways } from 'kysely'

type PushSubscriptionTable = {
  id: GeneratedAlways<number>
  user_id: number
  session_id: number
  endpoint: string
  p256dh: string
  auth: string
  created_at: Date
}

type PushDueTable = { user_id: number; due_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionTable
    pushes_due: PushDueTable
  }
}
