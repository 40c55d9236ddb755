import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Member } from '../../harness/people.ts'
import type { World } from '../../harness/world.ts'

/** A file of somebody's that is there. @returns its id */
export const fileOf =
  ({ app }: World, o: Member) =>
  async (kind: string, type: string, title: string | null = null) => {
    const { rows } = await sql<{ id: number }>`
    INSERT INTO uploads (user_id, folder, kind, content_type, file_name, title, status, used, created_at)
    VALUES (${o.id}, ${randomBytes(16).toString('hex')}, ${kind}, ${type}, 'a', ${title}, 'ready', true, now()) RETURNING id`.execute(
      app.db,
    )
    return rows[0]?.id ?? 0
  }
