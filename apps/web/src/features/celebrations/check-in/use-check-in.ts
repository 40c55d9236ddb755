import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkInKeys } from './data.ts'
import { findEarlier, newScan, type Scan, type Target, withOutcome } from './scans.ts'
import { readScans, useScans, writeScans } from './stored-scans.ts'
import { sendScan, syncScans } from './sync-scans.ts'

/** The scan on display; `again` if the same target was scanned before. */
export type Shown = { scan: Scan; again: boolean }

const retryInterval = 5000

/** Retries while scans wait: periodically, and as soon as the browser is online. */
function useSync(waiting: number, syncNow: () => void) {
  useEffect(() => {
    if (waiting === 0) return
    const timer = setInterval(syncNow, retryInterval)
    addEventListener('online', syncNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', syncNow)
    }
  }, [waiting, syncNow])
}

/** Scans of an event's check-in, and the function that admits a guest. */
export function useCheckIn(eventId: number) {
  const client = useQueryClient()
  const scans = useScans(eventId)
  const [last, setLast] = useState<{ at: string; again: boolean } | null>(null)
  const [syncNow] = useState(() => () => {
    void syncScans(eventId).then(count => {
      if (count > 0) void client.invalidateQueries({ queryKey: [...checkInKeys.all, eventId] })
    })
  })
  const waiting = scans.filter(scan => scan.outcome.kind === 'waiting').length
  useSync(waiting, syncNow)
  useEffect(syncNow, [syncNow])
  // Another device may have undone the check-in; then this checks the guest in again.
  const recheck = async (earlier: Scan) => {
    const outcome = await sendScan(eventId, { ...earlier, at: new Date().toISOString() })
    if (outcome?.kind !== 'in') return
    writeScans(eventId, before => withOutcome(before, earlier, outcome))
    setLast({ at: earlier.at, again: false })
    await client.invalidateQueries({ queryKey: [...checkInKeys.all, eventId] })
  }
  const admit = (target: Target) => {
    const earlier = findEarlier(readScans(eventId), target)
    if (earlier) {
      if (earlier.outcome.kind === 'in') void recheck(earlier)
      return setLast({ at: earlier.at, again: true })
    }
    const at = new Date().toISOString()
    writeScans(eventId, before => [...before, newScan(target, at)])
    setLast({ at, again: false })
    syncNow()
  }
  const scan = last && scans.find(one => one.at === last.at)
  const shown: Shown | null = scan ? { scan, again: last.again } : null
  return { scans, waiting, shown, admit }
}
