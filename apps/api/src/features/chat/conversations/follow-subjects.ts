import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { type Handlers, type Listener, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { type ConversationKind, kindsIn, type Renaming } from './kinds.ts'
import { findMemberIds } from './queries/members.ts'
import { findIdAbout, lockAbout } from './queries/reconcile.ts'
import { reconcile } from './tell-members.ts'

/** Of how many people all are told when one of them comes or goes. */
const fewEnough = 50

/** Makes a conversation agree with who belongs to what it is about; nothing where there is none yet. */
async function reconcileAbout(app: AppContext, one: ConversationKind, subjectId: number): Promise<void> {
  const told = await inTransaction(app, async tx => {
    const id = await lockAbout(tx, one.kind, subjectId)
    const changed = id === undefined ? [] : await reconcile(app, tx, id, one, subjectId)
    if (id === undefined || changed.length === 0) return changed
    const all = await findMemberIds(tx, id)
    // All see how many they are. At an event with hundreds, who come and go by the dozen, they do when they open it.
    return one.tellsMembers || all.length <= fewEnough ? [...new Set([...changed, ...all])] : changed
  })
  app.realtime.push(told, 'chat')
}

/** Has who belongs to it see how it is called and looks now. */
async function tellLooks(app: AppContext, { kind }: ConversationKind, subjectId: number): Promise<void> {
  const id = await findIdAbout(app.db, kind, subjectId)
  if (id !== undefined) app.realtime.push(await findMemberIds(app.db, id), 'chat')
}

const tellRenaming = (app: AppContext, { kind }: ConversationKind, { subject_id, name, ...by }: Renaming) =>
  inTransaction(app, async tx => {
    const conversation_id = await lockAbout(tx, kind, subject_id)
    if (conversation_id === undefined) return
    await app.emit(tx, 'conversation.happened', { ...by, conversation_id, event: 'renamed', body: name })
  })

function listenersOf(one: ConversationKind): Listener[] {
  const renamings = Object.entries(one.renamings ?? {}).map(([fact, renamingIn]) => [
    fact,
    (app: AppContext, data: never) => tellRenaming(app, one, (renamingIn as (data: never) => Renaming)(data)),
  ])
  const handlers = Object.entries(one.follows).map(([fact, subjectOf]) => [
    fact,
    (app: AppContext, data: never) => reconcileAbout(app, one, (subjectOf as (data: never) => number)(data)),
  ])
  const looks = Object.entries(one.looks ?? {}).map(([fact, subjectOf]) => [
    fact,
    (app: AppContext, data: never) => tellLooks(app, one, (subjectOf as (data: never) => number)(data)),
  ])
  return onAny(
    `conversations.reconcile-${one.kind}`,
    Object.fromEntries([...handlers, ...looks, ...renamings]) as Handlers,
  )
}

/** Follows who belongs to what conversations are about. */
export const followSubjects = (features: readonly Feature[]): Listener[] => kindsIn(features).flatMap(listenersOf)
