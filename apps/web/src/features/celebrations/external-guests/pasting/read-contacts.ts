import { type ContactLines, linesOf } from './contact-lines.ts'

/** Larger than the address book of anybody. */
const mostBytes = 20_000_000

/** Programs of Windows write tables in its own encoding, or in UTF-16. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a vCard or CSV file; what reads it is loaded only now. @returns null for a file that is neither */
export async function readContacts(file: File): Promise<ContactLines | null> {
  if (file.size > mostBytes) return null
  const text = decode(await file.arrayBuffer())
  if (text.includes('\u0000')) return null
  if (/BEGIN:VCARD/iu.test(text)) {
    const { contactsFromVcard } = await import('./from-vcard.ts')
    return linesOf(contactsFromVcard(text))
  }
  const { contactsFromCsv } = await import('./from-csv.ts')
  return linesOf(contactsFromCsv(text))
}

type Picker = {
  select(
    properties: readonly ('name' | 'email')[],
    options: { multiple: boolean },
  ): Promise<{ name?: string[]; email?: string[] }[]>
}

/** The phone's own list of contacts, where the browser has one (https://w3c.github.io/contact-picker/). */
export const contactPicker = (): Picker | undefined => (navigator as Navigator & { contacts?: Picker }).contacts

/** Lets the phone's owner choose. */
export async function pickContacts(picker: Picker): Promise<ContactLines> {
  const chosen = await picker.select(['name', 'email'], { multiple: true })
  return linesOf(chosen.map(({ name = [], email = [] }) => ({ name: name[0] ?? '', emails: email })))
}
