import {
  type NotificationSettings,
  type NotificationSettingsChanges,
  noticeCategories,
} from '@celebrio/contract/base/notification-settings'
import { kindsWhere } from '#features/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { saveSettings, switchOff, switchOn } from './queries.ts'
import { findRecipients, type Recipient } from './recipients.ts'
import { minutesOf } from './rules.ts'

/** Categories of which nothing is ever told have no switch. */
function view(app: AppContext, { off, email, ...chosen }: Recipient): NotificationSettings {
  const { is_on, has_digest, shows_contents, quiet_hours, timezone } = chosen
  const isOff = (name: string, way: string) => off.some(one => one.category === name && one.way === way)
  const told = noticeCategories.filter(name => kindsWhere(app, kind => kind.category === name).length > 0)
  return {
    is_on,
    has_digest,
    shows_contents,
    quiet_hours,
    timezone,
    email_verified: email !== null,
    categories: told.map(name => ({ name, email: !isOff(name, 'email'), push: !isOff(name, 'push') })),
  }
}

async function read(app: AppContext, db: Db, viewer: Viewer) {
  const [found] = await findRecipients(db, [viewer.id])
  if (!found) throw new Error('Whoever is signed in has an active account.')
  return { settings: view(app, found) }
}

export const readSettings = (app: AppContext, viewer: Viewer) => read(app, app.db, viewer)

export const changeSettings = (app: AppContext, viewer: Viewer, changes: NotificationSettingsChanges) =>
  inTransaction(app, async tx => {
    const { switches, quiet_hours, ...plain } = changes
    const given = Object.entries(plain).filter(([, value]) => value !== undefined)
    const quiet = quiet_hours && {
      quiet_from: minutesOf(quiet_hours.from),
      quiet_until: minutesOf(quiet_hours.until),
    }
    const none = quiet_hours === null ? { quiet_from: null, quiet_until: null } : {}
    await saveSettings(tx, viewer.id, { ...Object.fromEntries(given), ...(quiet ?? none) })
    // The last word on a switch counts.
    const last = [...new Map(switches.map(one => [`${one.category} ${one.way}`, one])).values()]
    await switchOff(
      tx,
      viewer.id,
      last.filter(one => !one.is_on),
    )
    await switchOn(
      tx,
      viewer.id,
      last.filter(one => one.is_on),
    )
    return { message: 'Notification settings saved', ...(await read(app, tx, viewer)) }
  })
