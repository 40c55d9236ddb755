const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether a password is just the person's e-mail address, its first part, or the name. */
export const isIdentity = (password: string, { email, name }: { email: string; name: string }): boolean =>
  same(password, email) || same(password, name) || same(password, email.split('@', 1)[0] ?? '')

/** Four digits from a random number in [0, 10000). */
export const codeOf = (random: number): string => String(random).padStart(4, '0')

/** A name for people whose identity provider tells none. */
export const nameFromEmail = (email: string): string => (email.split('@', 1)[0] ?? email).slice(0, 255)
