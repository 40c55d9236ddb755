/** Outcome of a scan. `waiting`: not sent to the server yet. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'in'; guest_id: number; name: string; adults: number; children: number; dietary: string | null; at: string }
  | { kind: 'undone'; name: string }
  | { kind: 'already'; name: string; at: string }
  | { kind: 'revoked'; reason: 'left' | 'removed' | 'rescheduled'; name: string }
  | { kind: 'unknown' }
  /** Not in the format of a ticket code. */
  | { kind: 'noCode' }

/** Who is checked in: a ticket code, or a guest found by name. */
export type Target = { code: string } | { guest_id: number; name: string }

export type Scan = Target & { at: string; outcome: Outcome }

/** Whether the text has the format of a ticket code (Crockford's Base32). */
export const isCode = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text)

/** A new scan. Text that cannot be a ticket code, such as other QR codes, is never sent to the server. */
export const newScan = (target: Target, at: string): Scan => ({
  ...target,
  at,
  outcome: { kind: 'code' in target && !isCode(target.code) ? 'noCode' : 'waiting' },
})

const isSame = (one: Target, other: Target): boolean =>
  'code' in one ? 'code' in other && one.code === other.code : 'guest_id' in other && one.guest_id === other.guest_id

/** An earlier scan of the same target that succeeded or is waiting; rejected ones may be tried again. */
export const findEarlier = (scans: readonly Scan[], target: Target): Scan | undefined =>
  scans.find(scan => isSame(scan, target) && (scan.outcome.kind === 'waiting' || scan.outcome.kind === 'in'))

/** The scans with a new outcome for one of them. */
export const withOutcome = (scans: readonly Scan[], { at, ...target }: Scan, outcome: Outcome): Scan[] =>
  scans.map(scan => (scan.at === at && isSame(scan, target as Target) ? { ...scan, outcome } : scan))

/** The scans after a guest's check-in was undone. */
export const undone = (scans: readonly Scan[], guestId: number): Scan[] =>
  scans.map(scan =>
    scan.outcome.kind === 'in' && scan.outcome.guest_id === guestId
      ? { ...scan, outcome: { kind: 'undone', name: scan.outcome.name } }
      : scan,
  )

const dayMs = 86_400_000

/** Drops synced scans older than two days, so that names are not stored for long. */
export const withoutOld = (scans: readonly Scan[], now: number): Scan[] =>
  scans.filter(({ at, outcome }) => outcome.kind === 'waiting' || new Date(at).getTime() > now - 2 * dayMs)
