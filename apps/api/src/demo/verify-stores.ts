import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { privateKeyFor } from '#platform/files/keys.ts'
import { findDocuments, saveDecision } from '../features/market/verifications/queries/verifications.ts'
import { updateCompany } from '../features/people/accounts/queries/users.ts'
import { at } from './moments.ts'
import { findCompanyId } from './queries.ts'
import { certificate } from './studio/draw.ts'

const hour = 60
const day = 24 * hour

type Opened = { owner: Viewer; company: string; opening: AppContext }

/** Whose document was looked at, and is in order. */
const verified = new Set(['Saffron & Smoke', 'The Palm Trio', 'Petal Post'])
/** Whose document waits for somebody to look. */
const waiting = new Set(['Mithai Mile'])

async function send(app: AppContext, owner: Viewer): Promise<void> {
  const document_key = privateKeyFor('Certificate.png', 'png')
  await app.files.put(document_key, await certificate())
  const document = { document_key, document_content_type: 'image/png', document_type: 2, edited_at: app.clock.now() }
  await inTransaction(app, tx => updateCompany(tx, owner.id, document))
}

/** Some stores have shown who is behind them: with a badge, or waiting for it. */
export async function showDocument(app: AppContext, { owner, company, opening }: Opened): Promise<void> {
  if (waiting.has(company)) return send(at(app, hour), owner)
  if (!verified.has(company)) return
  await send(opening, owner)
  await inTransaction(opening, async tx => {
    const [sent] = await findDocuments(tx, [await findCompanyId(tx, owner.id)])
    if (!sent) throw new Error(`${company} has sent no document.`)
    const decided_at = minutesAfter(opening.clock.now(), day)
    await saveDecision(tx, sent, { state: 'verified', decided_by: null, decided_at, reason: null })
  })
}
