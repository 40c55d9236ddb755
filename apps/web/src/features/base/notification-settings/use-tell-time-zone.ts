import { notificationSettings } from '@celebrio/contract/base/notification-settings'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { viewerTimeZone } from '#lib/formats-zones.ts'
import { userKey } from '#lib/session.ts'

/** Once for each zone: from then on mornings and quiet hours are those of this place. */
function tell(): void {
  const key = userKey('time-zone')
  const timezone = viewerTimeZone()
  if (key === null || localStorage.getItem(key) === timezone) return
  call(notificationSettings.change, { body: { timezone, switches: [] } })
    .then(() => localStorage.setItem(key, timezone))
    // The next start tells it.
    .catch(() => undefined)
}

/** Tells the server where the viewer is. */
export const useTellTimeZone = (): void => useEffect(tell, [])
