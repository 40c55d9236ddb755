import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { lockVisible } from './lock.ts'
import { canAnswer, canLeave } from './policies.ts'
import { endInvitation, endMembership, upsertMember } from './queries/writes.ts'
import { readGroup } from './read-groups.ts'

/** Joins by an invitation; twice is once. @throws AppError not_found, group_full */
export const accept = (app: AppContext, viewer: Viewer, group_id: number) =>
  inTransaction(app, async tx => {
    const { me } = await lockVisible(tx, viewer, group_id)
    if (canAnswer(me)) {
      await upsertMember(tx, { group_id, user_id: viewer.id, since: app.clock.now() })
      await app.emit(tx, 'group.joined', { group_id, user_id: viewer.id })
    }
    return { message: 'You have joined', group: await readGroup(app, tx, viewer, group_id) }
  })

/** Nobody is told. @throws AppError not_found also for members */
export const reject = (app: AppContext, viewer: Viewer, group_id: number) =>
  inTransaction(app, async tx => {
    const { me } = await lockVisible(tx, viewer, group_id)
    authorize(canAnswer(me))
    await endInvitation(tx, { group_id, user_id: viewer.id }, app.clock.now())
    await app.emit(tx, 'group.left', { group_id, user_id: viewer.id })
    return { message: 'Invitation declined' }
  })

/** @throws AppError not_found, owner_stays */
export const leave = (app: AppContext, viewer: Viewer, group_id: number) =>
  inTransaction(app, async tx => {
    const { me } = await lockVisible(tx, viewer, group_id)
    authorize(me.state === 'joined')
    authorize(canLeave(me), 'owner_stays')
    await endMembership(tx, { group_id, user_id: viewer.id }, 'left', app.clock.now())
    await app.emit(tx, 'group.left', { group_id, user_id: viewer.id })
    return { message: 'You have left' }
  })
