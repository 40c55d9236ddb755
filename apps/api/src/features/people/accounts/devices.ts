import { type Device, deviceKinds, maxDevices } from '@celebrio/contract/people/devices'
import Bowser from 'bowser'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { deleteOwnSession, findSessionsOf } from './queries/sessions.ts'
import { endSessionsOf } from './sessions.ts'

const kindOf = (type: string | undefined): Device['kind'] =>
  type === 'mobile'
    ? 'phone'
    : (deviceKinds.find(kind => kind === type || (kind === 'computer' && type === 'desktop')) ?? null)

/** What a User-Agent says of a device. */
function saidBy(userAgent: string): Pick<Device, 'browser' | 'system' | 'kind'> {
  if (userAgent === '') return { browser: null, system: null, kind: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null, kind: kindOf(platform.type) }
}

/** Where the viewer is signed in. */
export async function listDevices(app: AppContext, viewer: Viewer): Promise<{ devices: Device[]; total: number }> {
  const rows = await findSessionsOf(app.db, viewer.id, viewer.sessionId, app.clock.now(), maxDevices)
  const devices = rows.map(row => ({
    id: row.id,
    ...saidBy(row.user_agent),
    signed_in_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    is_this: row.id === viewer.sessionId,
  }))
  return { devices, total: rows[0]?.total ?? 0 }
}

/** @throws AppError not_found for devices of others as well */
export const signOutDevice = (app: AppContext, viewer: Viewer, id: number) =>
  inTransaction(app, async tx => {
    if (!(await deleteOwnSession(tx, viewer.id, id))) throw new AppError('not_found')
    await app.emit(tx, 'session.ended', { session_ids: [id] })
    return { message: 'Signed out of that device' }
  })

export const signOutOthers = (app: AppContext, viewer: Viewer) =>
  inTransaction(app, async tx => ({
    message: 'Signed out of every other device',
    signed_out: await endSessionsOf(app, tx, viewer.id, viewer.sessionId),
  }))
