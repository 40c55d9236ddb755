import type { Hit } from '@celebrio/contract/chat/shapes'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findPlaces, findStays, type WalkPosition } from './queries/search.ts'
import { withTopics } from './topics.ts'
import { personView } from './view.ts'

type StayRow = Awaited<ReturnType<typeof findStays>>[number]

function aboutView(app: AppContext, row: StayRow, topic: { title: string; picture: string | null } | null) {
  const { conversation_id: id, kind, other_id, other_name: name, other_picture } = row
  const person = other_id === null ? null : personView(app, { id: other_id, name: name ?? '', picture: other_picture })
  const title = topic?.title ?? person?.name ?? ''
  const picture = topic ? topic.picture : (person?.profile_picture ?? null)
  return { id, kind: kind as Hit['conversation']['kind'], title, picture, person } satisfies Hit['conversation']
}

type Walk = { deeper: number; from: WalkPosition | null; count: number }

/**
 * Part of a walk through the viewer's conversations: of so many in which more messages than `deeper` lie those that are there
 * for them, and where the walk goes on.
 */
export async function walkStays(app: AppContext, viewer: Viewer, { count, ...walk }: Walk) {
  const places = await findPlaces(app.db, viewer.id, { ...walk, count: count + 1 })
  const part = places.slice(0, count)
  const ids = part.map(({ id }) => id)
  const rows = ids.length > 0 ? await findStays(app.db, viewer.id, ids) : []
  const shown = await withTopics(app, app.db, viewer, rows)
  const byId = new Map(shown.map(({ row, topic }) => [row.conversation_id, { row, topic }]))
  const stays = part.flatMap(({ id, at }) => {
    const found = byId.get(id)
    return found ? [{ ...found.row, at, conversation: aboutView(app, found.row, found.topic) }] : []
  })
  return { stays, next: places[count] ?? null }
}
