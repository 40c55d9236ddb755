import { checkIns } from '@celebrio/contract/celebrations/check-in'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { type Outcome, type Scan, withOutcome } from './scans.ts'
import { readScans, writeScans } from './stored-scans.ts'

// A connection that never answers must not block the queue.
const timeout = 10_000

const targetOf = (scan: Scan) => ('code' in scan ? { code: scan.code } : { guest_id: scan.guest_id })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The outcome that an error means for the ticket; null if it says nothing about it, so that the scan is retried. */
function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof ApiError)) return null
  const [issue] = error.details.code ?? []
  const name = text(issue?.values.name)
  switch (error.code) {
    case 'already_checked_in':
      return { kind: 'already', name, at: text(issue?.values.at) }
    case 'ticket_revoked':
      return { kind: 'revoked', name, reason: text(issue?.code).replace('ticket_', '') as 'left' }
    case 'ticket_unknown':
    case 'validation_failed':
      return { kind: 'unknown' }
    default:
      return null
  }
}

/** Sends one scan; null if there was no conclusive answer. */
export async function sendScan(eventId: number, scan: Scan): Promise<Outcome | null> {
  const body = { ...targetOf(scan), scanned_at: scan.at }
  const signal = AbortSignal.timeout(timeout)
  try {
    const { arrival } = await call(checkIns.checkIn, { params: { id: eventId }, body, signal })
    const { user, guest_id, adults, children, dietary, checked_in_at: at } = arrival
    return { kind: 'in', guest_id, name: user.name, adults, children, dietary, at }
  } catch (error) {
    return outcomeOf(error)
  }
}

const runningSyncs = new Map<number, Promise<number>>()

async function sendAll(eventId: number): Promise<number> {
  for (let count = 0; ; count++) {
    const next = readScans(eventId).find(scan => scan.outcome.kind === 'waiting')
    const outcome = next && (await sendScan(eventId, next))
    if (!next || !outcome) return count
    writeScans(eventId, scans => withOutcome(scans, next, outcome))
  }
}

/**
 * Sends the waiting scans in order until one gets no answer; one run per event at a time.
 * @returns the number of answered scans
 */
export function syncScans(eventId: number): Promise<number> {
  const running = runningSyncs.get(eventId)
  if (running) return running
  const run = sendAll(eventId).finally(() => runningSyncs.delete(eventId))
  runningSyncs.set(eventId, run)
  return run
}
