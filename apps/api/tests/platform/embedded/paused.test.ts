import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { whilePaused } from '../../../src/platform/backup/embedded.ts'
import { startWorld } from '../../harness/world.ts'

test('while the embedded database is copied nobody writes into it, and then they do', async () => {
  const { app } = await startWorld()
  const done: string[] = []
  const write = () => sql`CREATE TABLE written ()`.execute(app.db).then(() => done.push('written'))
  const wrote = await whilePaused(app.db, async () => {
    const writing = write()
    // What a copy does: many turns, in which whoever writes could.
    for (let turn = 0; turn < 200; turn += 1) await readFile(import.meta.filename)
    done.push('copied')
    return { writing }
  })
  await wrote.writing
  expect(done).toEqual(['copied', 'written'])
})

test('a copy begins when what is under way is done', async () => {
  const { app } = await startWorld()
  const done: string[] = []
  let held: Promise<void> | undefined
  await app.db.transaction().execute(async tx => {
    held = whilePaused(app.db, async () => void done.push('copied'))
    for (let turn = 0; turn < 20; turn += 1) await sql`SELECT 1`.execute(tx)
    done.push('written')
  })
  await held
  expect(done).toEqual(['written', 'copied'])
})
