/**
 * Rate limits: at most `max` calls per `minutes`, counted by network address, by signed-in account, or by the
 * e-mail address that the body names (so that one account cannot be guessed at from many addresses).
 */
export type RateLimit = { readonly max: number; readonly minutes: number; readonly by: 'address' | 'account' | 'email' }

export const limits = {
  sign_in_address: { max: 30, minutes: 5, by: 'address' },
  sign_in_email: { max: 10, minutes: 5, by: 'email' },
  sign_up: { max: 20, minutes: 60, by: 'address' },
  forgot_address: { max: 10, minutes: 15, by: 'address' },
  forgot_email: { max: 4, minutes: 15, by: 'email' },
  code_address: { max: 30, minutes: 15, by: 'address' },
  resend: { max: 4, minutes: 15, by: 'account' },
  posting: { max: 60, minutes: 10, by: 'account' },
  commenting: { max: 120, minutes: 10, by: 'account' },
  reacting: { max: 600, minutes: 10, by: 'account' },
  connecting: { max: 100, minutes: 60, by: 'account' },
  searching: { max: 600, minutes: 10, by: 'account' },
  editing: { max: 100, minutes: 10, by: 'account' },
  /** Calendars on the web fetch for many people from few addresses. */
  calendar: { max: 3000, minutes: 10, by: 'address' },
  /** Links of personal invitations; a household is behind one address. */
  personal_link: { max: 300, minutes: 10, by: 'address' },
  uploading: { max: 300, minutes: 10, by: 'account' },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof limits

/** Most people without an account whom the host of one event can invite. */
export const externalGuestsPerEvent = 200
