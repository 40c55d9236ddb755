import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import type { ManyAnswer } from './data.ts'
import type { Line, Problem } from './parse-lines.ts'

/** `several`: the host chooses who is meant. */
export type Fault = Problem | ManyAnswer['left_out'][number]['code'] | 'no_connection' | 'several'

/** A line with what is wrong with it, or with the connection whom it names. */
export type Entry = {
  line: Line
  fault: Fault | null
  person: Candidate | null
  /** Connections of that name, where there are several. */
  choices: readonly Candidate[]
  /** The name is still being looked up. */
  isLooking: boolean
}

type Known = {
  leftOut: ReadonlyMap<string, Fault>
  /** Connections by the names that were looked up. */
  matches: ReadonlyMap<string, readonly Candidate[]>
  /** Whether names that are not among these are still being looked up. */
  isLooking: boolean
  /** Whom the host has chosen for a name. */
  chosen: Readonly<Record<string, number>>
}

export const keyOf = ({ email }: { email: string }) => email.toLowerCase()

/** Whether a line may be the name of a connection. */
export const isName = ({ name, problem }: Line): boolean => problem === 'no_address' && name !== ''

function entryOfName(line: Line, { matches, isLooking, chosen }: Known): Entry {
  const people = matches.get(line.name)
  const none = { line, person: null, choices: [], isLooking: false }
  if (!people) return { ...none, fault: isLooking ? null : 'no_address', isLooking }
  if (people.length === 0) return { ...none, fault: 'no_connection' }
  const choices = people.filter(one => one.can.invite)
  const [only, another] = choices
  if (!only) return { ...none, fault: 'invited_already' }
  if (!another) return { ...none, person: only, fault: null }
  const person = choices.find(one => one.id === chosen[line.name]) ?? null
  return { ...none, choices, person, fault: person ? null : 'several' }
}

/** What is known of each line; whom an earlier line names already is not invited twice. */
export function entriesOf(lines: readonly Line[], known: Known): Entry[] {
  const named = new Set<number>()
  return lines.map(line => {
    if (!isName(line)) {
      const fault = line.problem ?? known.leftOut.get(keyOf(line)) ?? null
      return { line, fault, person: null, choices: [], isLooking: false }
    }
    const entry = entryOfName(line, known)
    if (!entry.person) return entry
    if (named.has(entry.person.id)) return { ...entry, fault: 'twice' }
    named.add(entry.person.id)
    return entry
  })
}
