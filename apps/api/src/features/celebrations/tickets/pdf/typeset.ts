import type { Event } from '@celebrio/contract/celebrations/events'
import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import type { Language } from '@celebrio/contract/platform/languages'
import { wordColours } from '#platform/pdf/document.ts'
import type { Pen, Type } from '#platform/pdf/text-box.ts'
import { messages } from '../messages.ts'
import { colours } from './papers.ts'
import { timesOf } from './times.ts'

type Printed = { event: Event; ticket: Ticket; language: Language }
type Box = { x: number; y: number; columnWidth: number }
type Fact = { name: string; text: string }

const host: Type = { fontStyle: 'italic', size: 10, colour: wordColours.muted }
const label: Type = { fontStyle: 'text', size: 8, colour: wordColours.muted }
const fact: Type = { fontStyle: 'strong', size: 10, colour: wordColours.dark, leading: 12.5 }
const between = 12

function writeFact(pen: Pen, { name, text }: Fact, { x, y, columnWidth }: Box): number {
  const below = pen.write(name, label, { x, y, columnWidth })
  return pen.write(text, fact, { x, y: below + 1, columnWidth })
}

/** Lays facts out side by side, or stacked if one is too long for half the width. @returns the y below */
function writeRow(pen: Pen, facts: Fact[], { x, y, columnWidth }: Box): number {
  const half = (columnWidth - between) / 2
  if (facts.length === 1 || facts.some(({ text }) => pen.count(text, fact, half) > 2))
    return facts.reduce((top, one) => writeFact(pen, one, { x, y: top, columnWidth }) + 7, y)
  return (
    Math.max(...facts.map((one, at) => writeFact(pen, one, { x: x + at * (half + between), y, columnWidth: half }))) + 7
  )
}

/** Missing facts take no space. */
function rowsOf({ event, ticket, language }: Printed): Fact[][] {
  const say = messages[language]
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

/** Short titles are larger. */
function titleOf(pen: Pen, { title, paper }: Event, columnWidth: number): Type {
  const large: Type = { fontStyle: 'display', size: 21, colour: colours[paper].title, leading: 25 }
  return pen.count(title, large, columnWidth) <= 2 ? large : { ...large, size: 17, leading: 20.5 }
}

/** Lays out host, title and facts in a column. @returns the y below */
export function setWords(printed: Printed, pen: Pen, { x, y, columnWidth }: Box): number {
  const { event, language } = printed
  // The sentence is left-to-right in all our languages, even if the name in it is not.
  const below = pen.write(messages[language].invites(event.user.name), host, { x, y, columnWidth, direction: 'ltr' })
  const top = pen.write(event.title, titleOf(pen, event, columnWidth), { x, y: below + 3, columnWidth }) + 8
  return rowsOf(printed).reduce((at, row) => writeRow(pen, row, { x, y: at, columnWidth }), top) - 7
}
