import { foldPassword } from '@celebrio/contract/people/easy-passwords'

/** Letters and digits, without up to four digits at the end: "Ana Souza 1990" and "ana.souza!" are the same. */
const core = (text: string) =>
  foldPassword(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}{1,4}$/u, '')

const same = (a: string, b: string) =>
  a.trim().toLowerCase() === b.trim().toLowerCase() || (core(a) !== '' && core(a) === core(b))

/** Whether a password is just the person's e-mail address, its first part, or the name, however they are written. */
export const isIdentity = (password: string, { email, name }: { email: string; name: string }): boolean =>
  same(password, email) || same(password, name) || same(password, email.split('@', 1)[0] ?? '')

/** Four digits from a random number in [0, 10000). */
export const codeOf = (random: number): string => String(random).padStart(4, '0')

/** A name for people whose identity provider tells none. */
export const nameFromEmail = (email: string): string => (email.split('@', 1)[0] ?? email).slice(0, 255)

/** Wrong codes of one account and UTC day, over all its codes; then only the link of the e-mail works. */
export const maxWrongCodesPerDay = 10

/** Confirmations and the like, of one account on one UTC day, to an address that nobody has shown to be theirs. */
export const maxUnverifiedEmailsPerDay = 20
