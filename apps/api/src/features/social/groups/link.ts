import type { GroupInvitation } from '@celebrio/contract/social/group-shapes'
import { groupLimits } from '@celebrio/contract/social/group-shapes'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { lockVisible } from './lock.ts'
import { canInvite } from './policies.ts'
import { closeLink, findByToken, findLinkOf, upsertLink } from './queries/links.ts'
import { findMembership } from './queries/members.ts'
import { lockGroup, upsertMember } from './queries/writes.ts'
import { readGroup, requireMembership } from './read-groups.ts'
import { summaryOf } from './view.ts'

/** 256 bits that only this installation can work out, so that the link is seen again and no table holds it. */
const tokenOf = (app: AppContext, groupId: number, version: number): string =>
  Buffer.from(app.signer.sign('group-link', String(groupId), String(version)), 'hex').toString('base64url')

const linkOf = (app: AppContext, groupId: number, version: number) => ({
  link: `${app.settings.publicUrl}/groups/join/${tokenOf(app, groupId, version)}`,
})

/** @throws AppError not_found for those who do not invite */
export async function readLink(app: AppContext, viewer: Viewer, groupId: number) {
  authorize(canInvite(await requireMembership(app.db, viewer, groupId)))
  const link = await findLinkOf(app.db, groupId)
  return { group_link: link?.is_open ? linkOf(app, groupId, link.version) : null }
}

/** @throws AppError not_found for those who do not invite */
export const renewLink = (app: AppContext, viewer: Viewer, group_id: number) =>
  inTransaction(app, async tx => {
    const { me } = await lockVisible(tx, viewer, group_id)
    authorize(canInvite(me))
    const version = ((await findLinkOf(tx, group_id))?.version ?? 0) + 1
    await upsertLink(tx, { group_id, version, token: tokenOf(app, group_id, version) })
    return { message: 'New link', group_link: linkOf(app, group_id, version) }
  })

/** @throws AppError not_found for those who do not invite */
export const endLink = (app: AppContext, viewer: Viewer, groupId: number) =>
  inTransaction(app, async tx => {
    const { me } = await lockVisible(tx, viewer, groupId)
    authorize(canInvite(me))
    await closeLink(tx, groupId)
    return { message: 'Link closed' }
  })

/** Wrong links and closed ones are not told apart, nor is it told who was removed. @throws AppError group_link_closed */
async function requireOpen(db: Db, viewerId: number, token: string) {
  const group = await findByToken(db, viewerId, token)
  const state = group && (await findMembership(db, group.id, viewerId))?.state
  if (!group || state === 'removed') throw new AppError('group_link_closed')
  return { group, isMember: state === 'joined' }
}

type Opening = { token: string; viewer: Viewer | null }

/** @throws AppError group_link_closed */
export async function openLink(app: AppContext, { token, viewer }: Opening): Promise<{ invitation: GroupInvitation }> {
  const { group, isMember } = await requireOpen(app.db, viewer?.id ?? 0, token)
  const is_full = !isMember && group.member_count >= groupLimits.members
  const { total_members } = group
  return { invitation: { ...summaryOf(app, group), total_members, group_id: isMember ? group.id : null, is_full } }
}

/** Joins by a link, which may have been closed before the lock; twice is once. @throws AppError group_link_closed, group_full */
export const joinByLink = (app: AppContext, viewer: Viewer, token: string) =>
  inTransaction(app, async tx => {
    const { group } = await requireOpen(tx, viewer.id, token)
    await lockGroup(tx, group.id)
    const { isMember } = await requireOpen(tx, viewer.id, token)
    const ids = { group_id: group.id, user_id: viewer.id }
    if (!isMember) {
      await upsertMember(tx, { ...ids, since: app.clock.now() })
      await app.emit(tx, 'group.joined', ids)
    }
    return { message: 'You have joined', group: await readGroup(app, tx, viewer, group.id) }
  })
