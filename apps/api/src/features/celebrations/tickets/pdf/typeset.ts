import type { Event } from '@celebrio/contract/celebrations/events'
import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import type { Language } from '@celebrio/contract/platform/languages'
import { colours, wordColours } from './papers.ts'
import type { Pen, Type } from './text-box.ts'
import { words } from './texts.ts'
import { timesOf } from './times.ts'

type Printed = { event: Event; ticket: Ticket; language: Language }
type Box = { x: number; y: number; room: number }
type Fact = { name: string; text: string }

const host: Type = { voice: 'voice', size: 10, colour: wordColours.muted }
const label: Type = { voice: 'text', size: 8, colour: wordColours.muted }
const fact: Type = { voice: 'strong', size: 10, colour: wordColours.dark, leading: 12.5 }
const between = 12

function writeFact(pen: Pen, { name, text }: Fact, { x, y, room }: Box): number {
  const below = pen.write(name, label, { x, y, room })
  return pen.write(text, fact, { x, y: below + 1, room })
}

/** Facts beside each other, or among each other where one is too long for half of the room. @returns the height below */
function writeRow(pen: Pen, facts: Fact[], { x, y, room }: Box): number {
  const half = (room - between) / 2
  if (facts.length === 1 || facts.some(({ text }) => pen.count(text, fact, half) > 2))
    return facts.reduce((top, one) => writeFact(pen, one, { x, y: top, room }) + 7, y)
  return Math.max(...facts.map((one, at) => writeFact(pen, one, { x: x + at * (half + between), y, room: half }))) + 7
}

/** What there is none of takes no room. */
function rowsOf({ event, ticket, language }: Printed): Fact[][] {
  const say = words[language]
  const { date, time } = timesOf(event, language)
  const place = [event.address, event.location].filter(Boolean).join(', ')
  const guest = ticket.party > 1 ? `${ticket.name}, ${say.party(ticket.party)}` : ticket.name
  const rows: [name: string, text: string | null][][] = [
    [
      [say.date, date],
      [say.time, time],
    ],
    [[say.place, place]],
    [
      [say.guest, guest],
      [say.dressCode, event.dress_code],
    ],
  ]
  return rows.map(row => row.flatMap(([name, text]) => (text ? [{ name, text }] : []))).filter(row => row.length > 0)
}

/** Words that are few are large. */
function titleOf(pen: Pen, { title, paper }: Event, room: number): Type {
  const large: Type = { voice: 'display', size: 21, colour: colours[paper].title, leading: 25 }
  return pen.count(title, large, room) <= 2 ? large : { ...large, size: 17, leading: 20.5 }
}

/** Sets host, title and facts into a column. @returns the height below */
export function setWords(printed: Printed, pen: Pen, { x, y, room }: Box): number {
  const { event, language } = printed
  // The sentence is in a language that is read from the left, whoever it names.
  const below = pen.write(words[language].invites(event.user.name), host, { x, y, room, reads: 'from left' })
  const top = pen.write(event.title, titleOf(pen, event, room), { x, y: below + 3, room }) + 8
  return rowsOf(printed).reduce((at, row) => writeRow(pen, row, { x, y: at, room }), top) - 7
}
