/** What became of a scan. `waiting`: no server has heard of it yet. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'in'; guest_id: number; name: string; adults: number; children: number; dietary: string | null; at: string }
  | { kind: 'undone'; name: string }
  | { kind: 'already'; name: string; at: string }
  | { kind: 'revoked'; reason: 'left' | 'removed' | 'rescheduled'; name: string }
  | { kind: 'unknown' }
  /** Read or typed, and no code of ours by its form. */
  | { kind: 'noCode' }

/** Somebody at this door: a code, or a person who was found by name. */
export type Target = { code: string } | { guest_id: number; name: string }

export type Scan = Target & { at: string; outcome: Outcome }

/** A code of Crockford's alphabet as tickets have it. */
export const isCode = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text)

/** A scan that nobody has answered. No server is asked for what cannot be a ticket, such as other QR codes. */
export const newScan = (target: Target, at: string): Scan => ({
  ...target,
  at,
  outcome: { kind: 'code' in target && !isCode(target.code) ? 'noCode' : 'waiting' },
})

const isSame = (one: Target, other: Target): boolean =>
  'code' in one ? 'code' in other && one.code === other.code : 'guest_id' in other && one.guest_id === other.guest_id

/** The scan by which somebody was let in at this door before, or waits to be; a refused one may be tried again. */
export const findEarlier = (scans: readonly Scan[], target: Target): Scan | undefined =>
  scans.find(scan => isSame(scan, target) && (scan.outcome.kind === 'waiting' || scan.outcome.kind === 'in'))

/** The same scans, with what became of one of them. */
export const withOutcome = (scans: readonly Scan[], { at, ...target }: Scan, outcome: Outcome): Scan[] =>
  scans.map(scan => (scan.at === at && isSame(scan, target as Target) ? { ...scan, outcome } : scan))

/** The same scans, once a guest is in no more. */
export const undone = (scans: readonly Scan[], guestId: number): Scan[] =>
  scans.map(scan =>
    scan.outcome.kind === 'in' && scan.outcome.guest_id === guestId
      ? { ...scan, outcome: { kind: 'undone', name: scan.outcome.name } }
      : scan,
  )

const dayMs = 86_400_000

/** Scans without those that are settled and older than two days: names are not kept for longer than the party. */
export const withoutOld = (scans: readonly Scan[], now: number): Scan[] =>
  scans.filter(({ at, outcome }) => outcome.kind === 'waiting' || new Date(at).getTime() > now - 2 * dayMs)
