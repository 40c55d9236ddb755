/** What became of a scan. `waiting`: no server has heard of it yet. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'in'; name: string; adults: number; children: number; dietary: string | null; at: string }
  | { kind: 'already'; name: string; at: string }
  | { kind: 'revoked'; reason: 'left' | 'removed' | 'rescheduled'; name: string }
  | { kind: 'unknown' }

/** Somebody at this door: a code, or a person who was found by name. */
export type Sought = { code: string } | { guest_id: number; name: string }

export type Scan = Sought & { at: string; outcome: Outcome }

/** A code of Crockford's alphabet as tickets have it. */
export const isCode = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text)

/** Whether the server can know of it: other QR codes are none of ours. */
export const isTicket = (sought: Sought): boolean => !('code' in sought) || isCode(sought.code)

const isSame = (one: Sought, other: Sought): boolean =>
  'code' in one ? 'code' in other && one.code === other.code : 'guest_id' in other && one.guest_id === other.guest_id

/** The scan by which somebody was let in at this door before, or waits to be; a refused one may be tried again. */
export const findEarlier = (scans: readonly Scan[], sought: Sought): Scan | undefined =>
  scans.find(scan => isSame(scan, sought) && (scan.outcome.kind === 'waiting' || scan.outcome.kind === 'in'))

/** The same scans, with what became of one of them. */
export const settled = (scans: readonly Scan[], { at, ...sought }: Scan, outcome: Outcome): Scan[] =>
  scans.map(scan => (scan.at === at && isSame(scan, sought as Sought) ? { ...scan, outcome } : scan))

const dayMs = 86_400_000

/** Scans without those that are settled and older than two days: names are not kept for longer than the party. */
export const withoutOld = (scans: readonly Scan[], now: number): Scan[] =>
  scans.filter(({ at, outcome }) => outcome.kind === 'waiting' || new Date(at).getTime() > now - 2 * dayMs)
