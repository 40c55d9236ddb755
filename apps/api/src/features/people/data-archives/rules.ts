import { archiveDays, hoursBetweenArchives } from '@celebrio/contract/people/data-archives'
import type { ArchiveRow } from './tables.ts'

/** After so many tries that did not work, it has failed. */
export const triesAtMost = 3

/** Whoever makes one says so more often than this; who has not is gone. */
export const minutesUntilGone = 1

/** One that waits is put into the queue again after this, in case that its job was lost. */
export const minutesUntilLost = 10

const hour = 3_600_000

export const expiryOf = (readyAt: Date): Date => new Date(readyAt.getTime() + archiveDays * 24 * hour)

/** Before it nobody has one made whose archive of before is there. */
export const lastAllowed = (now: Date): Date => new Date(now.getTime() - hoursBetweenArchives * hour)

/** From when on the next one can be asked for: null while one is being made. */
export function nextFrom(row: Pick<ArchiveRow, 'state' | 'asked_at'> | undefined, now: Date): Date | null {
  if (row?.state === 'waiting' || row?.state === 'making') return null
  if (row?.state !== 'ready') return now
  const next = new Date(row.asked_at.getTime() + hoursBetweenArchives * hour)
  return next > now ? next : now
}

/** Where the file of an archive lies. */
export const archiveKey = (folder: string): string => `private/${folder}/celebrio.zip`

/** Everything of an archive in the file store. */
export const archiveFolder = (folder: string): string => `private/${folder}/`
