const day = 24 * 60 * 60 * 1000

/**
 * E-mails about one event to one guest in a UTC day, whatever the host changes how often. What there is to tell beyond that
 * is held back, and told in one e-mail of how things stand then.
 */
export const maxEmailsPerGuest = 6

/** What cannot wait for tomorrow goes this long after the e-mail before it. */
export const minutesBetweenPressing = 60

const pressing: ReadonlySet<string> = new Set([
  'accepted',
  'moved_up',
  'rescheduled',
  'date_chosen',
  'tomorrow',
  'latest',
])

/** Whether an e-mail cannot wait for tomorrow: it tells when to come, or that one comes after all, or the event is near. */
export const isPressing = (about: string, startsAt: Date, now: Date): boolean =>
  pressing.has(about) || startsAt.getTime() - now.getTime() < 2 * day

/** When the next UTC day begins, with its own number of e-mails. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / day) + 1) * day)
