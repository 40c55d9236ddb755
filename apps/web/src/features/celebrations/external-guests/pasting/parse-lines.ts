import { email as emailSchema } from '@celebrio/contract/platform/email'

/**
 * What is wrong with a line. `typo` and `two_people` have a better text; `twice` is no fault, since one e-mail is sent;
 * `no_address` may be the name of a connection.
 */
export type Problem = 'no_address' | 'bad_address' | 'typo' | 'two_people' | 'twice'

export type Line = { at: number; raw: string; name: string; email: string; problem: Problem | null; better?: string }

const schema = emailSchema()
const address = /[^\s<>,;:"'()[\]]+@[^\s<>,;"'()[\]]*/gu

/** Domains that are mistyped often. */
const typos: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'iclod.com': 'icloud.com',
}

const addressesIn = (text: string): string[] => text.match(address) ?? []

/** "mara.lindt" → "Mara Lindt". */
const nameFrom = (email: string): string =>
  (email.split('@')[0] ?? '')
    .replace(/\+.*/u, '')
    .split(/[._-]+/u)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const tidy = (text: string): string =>
  text
    .replaceAll(/mailto:/giu, ' ')
    .replaceAll(/[<>,;"()[\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** As long as a name may be. */
const longestName = 120

const betterFor = (email: string): string | undefined => {
  const [local = '', domain = ''] = email.split('@')
  const better = typos[domain.toLowerCase()]
  return better && `${local}@${better}`
}

function read(raw: string, at: number): Line {
  const parts = splitLine(raw)
  if (parts.length > 1) return { at, raw, name: tidy(raw), email: '', problem: 'two_people', better: parts.join('\n') }
  const [found] = addressesIn(raw)
  if (found === undefined) return { at, raw, name: tidy(raw), email: '', problem: 'no_address' }
  const email = found.replace(/[.,:]+$/u, '')
  const name = Array.from(tidy(raw.replace(found, ' ')) || nameFrom(email))
    .slice(0, longestName)
    .join('')
  const line = { at, raw, name: name || email, email }
  if (!schema.safeParse(email).success) return { ...line, problem: 'bad_address' }
  const better = betterFor(email)
  return better ? { ...line, problem: 'typo', better: raw.replace(email, better) } : { ...line, problem: null }
}

/** Joins what belongs to each address: "Mara", "mara@…", "Ben", "ben@…" are two. */
function joined(pieces: readonly string[]): string[] {
  const parts: string[] = []
  let open = ''
  for (const piece of pieces) {
    open = open ? `${open}, ${piece}` : piece
    if (!piece.includes('@')) continue
    parts.push(open)
    open = ''
  }
  const rest = open && parts.pop()
  return rest ? [...parts, `${rest}, ${open}`] : parts
}

const trimmed = (parts: readonly string[]) => parts.map(part => part.trim()).filter(Boolean)

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether one of the words stands in the address: "Lina" in "lina.torres@…". */
const isNameOf = (part: string, email: string): boolean =>
  (plain(part).match(/[\p{L}\p{N}]{2,}/gu) ?? []).some(word => plain(email).split('@')[0]?.includes(word))

/** "lina@…; Tom; ben@…": after an address a semicolon begins somebody else, unless it is the name in the address. */
function bySemicolons(parts: readonly string[]): string[] {
  const people: string[] = []
  for (const part of parts) {
    const last = people.at(-1)
    const isName = last !== undefined && !part.includes('@') && isNameOf(part, addressesIn(last)[0] ?? '')
    if (isName) people.splice(-1, 1, `${last}, ${part}`)
    else people.push(...splitLine(part))
  }
  return people
}

/** One line for each address: mail programs write several into one. */
function splitLine(text: string): string[] {
  const parts = trimmed(text.split(';'))
  if (parts.length > 1 && parts[0]?.includes('@')) return bySemicolons(parts)
  if (addressesIn(text).length < 2) return [text]
  return parts.every(part => addressesIn(part).length === 1) ? parts : joined(trimmed(text.split(/[,;\t]/u)))
}

/** Splits what was pasted into lines. */
export const splitText = (text: string): string[] => text.split(/\r\n|\r|\n/u).flatMap(splitLine)

/** Reads lines; an address that was there before is not sent twice. Empty lines stay, and are nobody. */
export function parseLines(lines: readonly string[]): Line[] {
  const known = new Set<string>()
  return lines.map((raw, at) => {
    const line = read(raw, at)
    if (line.problem !== null) return line
    const key = line.email.toLowerCase()
    if (known.has(key)) return { ...line, problem: 'twice' }
    known.add(key)
    return line
  })
}
