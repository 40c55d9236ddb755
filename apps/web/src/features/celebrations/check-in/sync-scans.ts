import { checkIns } from '@celebrio/contract/celebrations/check-in'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { type Outcome, type Scan, withOutcome } from './scans.ts'
import { readScans, writeScans } from './stored-scans.ts'

// A line that swallows what is sent must not hold up the door.
const timeout = 10_000

const targetOf = (scan: Scan) => ('code' in scan ? { code: scan.code } : { guest_id: scan.guest_id })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a refusal says of the ticket; null for what says nothing of it, so that it is asked again later. */
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

/** What the server says of a scan; null where it has not answered. */
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

const underWay = new Map<number, Promise<number>>()

async function sendAll(eventId: number): Promise<number> {
  for (let count = 0; ; count++) {
    const next = readScans(eventId).find(scan => scan.outcome.kind === 'waiting')
    const outcome = next && (await sendScan(eventId, next))
    if (!next || !outcome) return count
    writeScans(eventId, scans => withOutcome(scans, next, outcome))
  }
}

/**
 * Asks the server for each scan that waits, in their order, until one gets no answer; never twice at a time.
 * @returns how many were answered
 */
export function syncScans(eventId: number): Promise<number> {
  const running = underWay.get(eventId)
  if (running) return running
  const run = sendAll(eventId).finally(() => underWay.delete(eventId))
  underWay.set(eventId, run)
  return run
}
