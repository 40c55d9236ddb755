/**
 * Rate limits: at most `max` calls per `minutes`, counted by network address (of IPv6 its first 64 bits), by signed-in
 * account, by the e-mail address that the body names (so that one account cannot be guessed at from many addresses), or by
 * both addresses. By e-mail, and by `stranger` (the network address for all accounts), a device that has signed in to the
 * account before is counted on its own, so that strangers cannot lock its owner out, wherever the two are.
 */
export type RateLimit = {
  readonly max: number
  readonly minutes: number
  readonly by: 'address' | 'account' | 'stranger' | 'email' | 'email_and_address'
}

export const limits = {
  sign_in_address: { max: 30, minutes: 5, by: 'stranger' },
  sign_in_pair: { max: 10, minutes: 5, by: 'email_and_address' },
  sign_in_email: { max: 100, minutes: 24 * 60, by: 'email' },
  /** Nothing to guess, so that nobody's wrong passwords or codes count: three calls for each sign-in. */
  google: { max: 300, minutes: 5, by: 'address' },
  sign_up: { max: 20, minutes: 60, by: 'address' },
  forgot_address: { max: 10, minutes: 15, by: 'address' },
  forgot_email: { max: 4, minutes: 15, by: 'email' },
  code_address: { max: 30, minutes: 15, by: 'address' },
  /** Whoever finds a device unlocked has no more tries at the password than at sign-in. */
  password_tries: { max: 10, minutes: 15, by: 'account' },
  resend: { max: 4, minutes: 15, by: 'account' },
  contacting: { max: 10, minutes: 24 * 60, by: 'account' },
  posting: { max: 60, minutes: 10, by: 'account' },
  commenting: { max: 120, minutes: 10, by: 'account' },
  reacting: { max: 600, minutes: 10, by: 'account' },
  connecting: { max: 100, minutes: 60, by: 'account' },
  /** Opening providers’ pages; guests are counted by address. */
  viewing: { max: 600, minutes: 10, by: 'account' },
  searching: { max: 600, minutes: 10, by: 'account' },
  editing: { max: 100, minutes: 10, by: 'account' },
  /** Web calendars fetch for many users from few IP addresses. */
  calendar: { max: 3000, minutes: 10, by: 'address' },
  /** Pages that cost most, since the server renders them; beyond it they come without content, and the client shows it. */
  rendering: { max: 120, minutes: 1, by: 'address' },
  /** Pages of 5,000 addresses for search engines. */
  sitemaps: { max: 600, minutes: 10, by: 'address' },
  /** Links of personal invitations; a household shares one IP address. */
  personal_link: { max: 300, minutes: 10, by: 'address' },
  /** Opening an open link: many guests of one celebration may stand in one network, at the card on its tables. */
  open_link: { max: 300, minutes: 10, by: 'address' },
  open_link_answer: { max: 60, minutes: 10, by: 'address' },
  /** Mail programs unsubscribe for many readers from few IP addresses. */
  unsubscribing: { max: 3000, minutes: 10, by: 'address' },
  /** Opening conversations with people. */
  opening_chats: { max: 120, minutes: 60, by: 'account' },
  /** Faster than anybody types for long. */
  messaging: { max: 60, minutes: 1, by: 'account' },
  /** Marks of what was read: each device sends one while messages come in. */
  reading_chats: { max: 240, minutes: 1, by: 'account' },
  /** Each device says every few seconds that somebody is typing. */
  /** Each device says every minute, and on each return to it, that somebody is looking. */
  presence: { max: 60, minutes: 1, by: 'account' },
  typing: { max: 120, minutes: 1, by: 'account' },
  uploading: { max: 300, minutes: 10, by: 'account' },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof limits

/** Maximum number of external guests of one event. */
export const externalGuestsPerEvent = 200
