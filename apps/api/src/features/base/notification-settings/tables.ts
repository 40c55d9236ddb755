import type { NoticeWay } from '@celebrio/contract/base/notification-settings'
import type { Generated } from 'kysely'

type NotificationSettingsTable = {
  user_id: number
  is_on: Generated<boolean>
  has_digest: Generated<boolean>
  shows_contents: Generated<boolean>
  /** Minutes of the day. */
  quiet_from: Generated<number | null>
  quiet_until: Generated<number | null>
  timezone: Generated<string | null>
}

/** A row for each switch that is off. */
type NotificationSwitchesOffTable = { user_id: number; category: string; way: NoticeWay }

declare module '#platform/db/database.ts' {
  interface Tables {
    notification_settings: NotificationSettingsTable
    notification_switches_off: NotificationSwitchesOffTable
  }
}
