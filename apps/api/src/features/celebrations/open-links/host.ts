import type { openLinks } from '@celebrio/contract/celebrations/open-links'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { isEventStaff, leastRole } from '#features/celebrations/events'
import { lockAsHost, lockUpcoming } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { qrOf } from '#platform/qr.ts'
import { changeSettings, findLinkOf, insertLink, type OpenLinkRow, replaceToken } from './queries.ts'

/** 256 bits that only this installation can work out, so that hosts see the link again and no table holds it. */
const tokenOf = (app: AppContext, eventId: number, version: number): string =>
  Buffer.from(app.signer.sign('open-link', String(eventId), String(version)), 'hex').toString('base64url')

function viewOf(app: AppContext, eventId: number, { event_id: _, version, ...settings }: OpenLinkRow) {
  const link = `${app.settings.publicUrl}/join/${tokenOf(app, eventId, version)}`
  return { link, qr: qrOf(link), ...settings }
}

async function requireView(app: AppContext, db: Db, eventId: number) {
  const row = await findLinkOf(db, eventId)
  if (!row) throw new AppError('not_found')
  return viewOf(app, eventId, row)
}

/** @throws AppError not_found for anyone who may not invite */
export async function readLink(app: AppContext, viewer: Viewer, eventId: number) {
  authorize(await isEventStaff(app.db, viewer.id, eventId, leastRole.invite))
  const row = await findLinkOf(app.db, eventId)
  return { open_link: row ? viewOf(app, eventId, row) : null }
}

/** Makes the link of an event, or another one in its place. @throws AppError not_found, event_over */
export const renewLink = (app: AppContext, viewer: Viewer, eventId: number) =>
  inTransaction(app, async tx => {
    await lockUpcoming(app, tx, viewer, eventId)
    const known = await findLinkOf(tx, eventId)
    const version = (known?.version ?? 0) + 1
    const token = tokenOf(app, eventId, version)
    await (known ? replaceToken(tx, eventId, token, version) : insertLink(tx, eventId, token, app.clock.now()))
    return { message: 'New link', open_link: await requireView(app, tx, eventId) }
  })

/** @throws AppError not_found also where there is no link yet */
export const changeLink = (app: AppContext, viewer: Viewer, eventId: number, form: Body<typeof openLinks.change>) =>
  inTransaction(app, async tx => {
    await lockAsHost(app, tx, viewer, eventId)
    const settings = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
    if (Object.keys(settings).length > 0) await changeSettings(tx, eventId, settings)
    return { message: 'Link changed', open_link: await requireView(app, tx, eventId) }
  })
