import { guestKeyOf } from '#lib/user-storage.ts'

const keyOf = (token: string) => guestKeyOf(`open-link:${token}`)

/** The token of the personal link that this device got by an open link; null where it has not answered yet. */
export const readOwnLink = (token: string): string | null => localStorage.getItem(keyOf(token))

export function keepOwnLink(token: string, key: string): void {
  try {
    localStorage.setItem(keyOf(token), key)
  } catch {
    // A full or forbidden storage must not break the page.
  }
}

/** 256 random bits in base64url: the token of the personal link that a guest gets with their answer. */
export const drawKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
