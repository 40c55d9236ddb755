import { useState } from 'react'
import { useDraft } from '#lib/drafts.ts'
import type { ManyAnswer } from './data.ts'
import { entriesOf, type Fault, keyOf } from './entries.ts'
import { parseLines, splitText } from './parse-lines.ts'
import { useMatches } from './use-matches.ts'

type Sent = { friend_ids: readonly number[]; guests: readonly { email: string }[] }

const empty: { text: string; chosen: Record<string, number> } = { text: '', chosen: {} }

/** The pasted lines, what is wrong with each, and those that can be sent. */
export function useList(eventId: number) {
  const { values, change } = useDraft(`pasted:${eventId}`, empty)
  const [leftOut, setLeftOut] = useState<ReadonlyMap<string, Fault>>(new Map())
  const lines = parseLines(values.text.split('\n'))
  const entries = entriesOf(lines, { leftOut, chosen: values.chosen, ...useMatches(eventId, lines) })
  const write = (texts: readonly string[]) => change({ text: texts.join('\n') })
  const raws = lines.map(line => line.raw)
  const good = entries.filter(({ line, fault, isLooking }) => line.raw.trim() !== '' && fault === null && !isLooking)
  return {
    entries,
    /** Lines that can be sent: to connections, and by e-mail. */
    people: good.flatMap(({ person }) => person ?? []),
    emails: good.filter(({ person }) => !person).map(({ line: { name, email } }) => ({ name, email })),
    /** What is typed; only a second address begins a new line. */
    type: (at: number, text: string) =>
      write([...raws.slice(0, at), ...(text.split('@').length > 2 ? splitText(text) : [text]), ...raws.slice(at + 1)]),
    /** Several lines may be put in the place of one. */
    put: (at: number, text: string) => write([...raws.slice(0, at), ...splitText(text), ...raws.slice(at + 1)]),
    /** Puts more lines under those that are there. */
    add: (more: readonly string[]) => write([...raws.filter(raw => raw.trim() !== ''), ...more]),
    remove: (at: number) => write(raws.filter((_, nth) => nth !== at)),
    choose: (name: string, id: number) => change({ chosen: { ...values.chosen, [name]: id } }),
    /** Takes what was sent off the list; what was left out stays, with the reason. @returns how many lines stay */
    settle: ({ friend_ids, guests }: Sent, left: ManyAnswer['left_out']) => {
      const stays = new Set(left.map(keyOf))
      const gone = new Set(guests.map(keyOf).filter(key => !stays.has(key)))
      setLeftOut(new Map([...leftOut, ...left.map(one => [keyOf(one), one.code] as const)]))
      const rest = entries
        .filter(({ line, person }) => !gone.has(keyOf(line)) && !(person && friend_ids.includes(person.id)))
        .map(({ line }) => line.raw)
      write(rest)
      return rest.filter(raw => raw.trim() !== '').length
    },
  }
}

export type List = ReturnType<typeof useList>
