import type { Reportable, ReportedThing } from '#features/base/reports'
import { attachedFileOf } from '#features/base/uploads'
import { takeRevision } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { pushHead } from './push.ts'
import { findFilesOf } from './queries/files.ts'
import { findConversationOf } from './queries/messages.ts'
import { findAround, findReported, giveBack, withhold } from './queries/withheld.ts'

type Row = Awaited<ReturnType<typeof findReported>>[number]

async function readOne(app: AppContext, row: Row): Promise<ReportedThing> {
  const files = (await findFilesOf(app.db, [row.id])).map(file => attachedFileOf(app, file))
  const around = await findAround(app.db, row)
  return {
    id: row.id,
    title: null,
    text: row.body,
    media: files.filter(file => file.file_type !== 'document'),
    documents: files.filter(file => file.file_type === 'document').map(file => file.file_name),
    around: around.map(({ id, name, body }) => ({ id, author: name, text: body, is_reported: id === row.id })),
    created_at: row.created_at,
    path: null,
  }
}

/** The next revision of the conversation, by which all who read there learn of the change, at once. */
async function revisionFor(app: AppContext, tx: Tx, id: number): Promise<number | undefined> {
  const place = await findConversationOf(tx, id)
  if (!place) return undefined
  const rev = await takeRevision(tx, place.conversation_id, app.clock.now())
  await pushHead(app, tx, place, rev)
  return rev
}

/** In a conversation of others nothing stands for its author only, so that a message can only be removed. */
const message: Reportable = {
  withholds: ['removed'],
  read: async (app, ids) => Promise.all((await findReported(app.db, ids)).map(row => readOne(app, row))),
  async withhold(app, tx, id, _how, statementId) {
    const rev = await revisionFor(app, tx, id)
    return rev !== undefined && withhold(tx, id, statementId, { rev, now: app.clock.now() })
  },
  async restore(app, tx, id, statementId) {
    const rev = await revisionFor(app, tx, id)
    if (rev !== undefined) await giveBack(tx, id, statementId, rev)
  },
}

export const reportables = { message }
