import { stat } from 'node:fs/promises'
import { findById } from '#features/people/accounts'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { newFolder } from '#platform/files/keys.ts'
import { writeZip } from '#platform/files/write-zip.ts'
import { withWorkFile } from '#platform/temporary.ts'
import { entriesOf } from './entries.ts'
import { beginArchive, finishArchive, giveUp, stayAlive, type Try } from './queries/archives.ts'
import { archiveFolder, archiveKey, expiryOf, triesAtMost } from './rules.ts'

const millisecondsBetweenSigns = 10_000

/** Nobody makes an archive twice: it is somebody else's by now, or its account has been erased. */
class TakenAway extends Error {}

/** Writes down that somebody is at work, as long as `work` goes on, and how far they are. */
async function whileAlive(
  app: AppContext,
  held: Try,
  work: (report: (percent: number) => Promise<void>) => Promise<void>,
) {
  let told = 0
  const tell = async (percent: number) => {
    if (!(await stayAlive(app.db, held, percent, app.clock.now()))) throw new TakenAway()
    told = percent
  }
  // What takes its time is one film, about which there is nothing to report. Whoever has lost it hears so at the next report.
  const signs = setInterval(() => void tell(told).catch(() => undefined), millisecondsBetweenSigns)
  try {
    await work(async percent => {
      if (percent !== told) await tell(percent)
    })
  } finally {
    clearInterval(signs)
  }
}

/** Writes it beside, puts it into the file store as a whole, and offers it only then. */
async function make(app: AppContext, held: Try): Promise<void> {
  const account = await findById(app.db, held.userId)
  if (!account) throw new TakenAway()
  await withWorkFile(async path => {
    await whileAlive(app, held, async report => {
      await writeZip(path, entriesOf(app, account, report), app.clock.now())
      await app.files.putFile(archiveKey(held.folder), path)
    })
    const { size: bytes } = await stat(path)
    const ready_at = app.clock.now()
    await inTransaction(app, async tx => {
      if (!(await finishArchive(tx, held, { bytes, ready_at, expires_at: expiryOf(ready_at) }))) throw new TakenAway()
      await app.emit(tx, 'data_archive.ready', { user_id: held.userId })
    })
  })
}

/**
 * Makes the archive that somebody has asked for. What ends in the middle is begun again (`resume`): there is no half archive.
 * What fails three times has failed, and can be asked for again.
 */
export async function makeArchive(app: AppContext, { user_id: userId }: Facts['data_archive.asked']): Promise<void> {
  const held = { userId, folder: newFolder() }
  const begun = await inTransaction(app, tx => beginArchive(tx, { ...held, now: app.clock.now() }))
  if (!begun) return
  try {
    if (begun.former) await app.files.deleteAll(archiveFolder(begun.former))
    await make(app, held)
  } catch (error) {
    await app.files.deleteAll(archiveFolder(held.folder))
    if (error instanceof TakenAway) return
    app.log.error({ err: error, account: userId }, 'an archive is not made')
    await giveUp(app.db, held, begun.tries < triesAtMost ? 'waiting' : 'failed', app.clock.now())
  }
}
