import type { dataArchives } from '@celebrio/contract/people/data-archives'
import type { output } from 'zod'
import { nextFrom } from './rules.ts'
import type { ArchiveRow } from './tables.ts'

type State = output<(typeof dataArchives)['get']['answer']>

const iso = (time: Date | null) => time?.toISOString() ?? null

/** @param row undefined where none was ever asked for */
export function stateOf(row: ArchiveRow | undefined, now: Date): State {
  const can_ask_from = iso(nextFrom(row, now))
  if (!row) return { archive: null, can_ask_from }
  const { state, progress, bytes } = row
  // Until the hourly job has been there.
  const isOver = state === 'ready' && row.expires_at !== null && row.expires_at <= now
  const archive = {
    state: isOver ? ('expired' as const) : state,
    progress,
    asked_at: row.asked_at.toISOString(),
    ready_at: iso(row.ready_at),
    expires_at: iso(row.expires_at),
    bytes: isOver ? null : bytes,
  }
  return { archive, can_ask_from }
}
