import { papers } from '@celebrio/contract/celebrations/events'
import { describe, expect, test } from 'vitest'
import { colours, sheetColour } from '../../../../src/features/celebrations/tickets/pdf/papers.ts'
import { wordColours } from '../../../../src/platform/pdf/document.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { doorOf, readPdf } from './steps.ts'

const world = await startWorld()
const { create } = eventsOf(world)
const { pdf } = doorOf(world)
const { ana } = await world.people()

/** The host's ticket of a new event, as PDF. */
async function printed(fields: object, language = 'en') {
  const { id } = await create(ana, { timezone: 'America/Bogota', ...fields })
  const page = await readPdf((await pdf(ana, id, language)).bytes)
  expect(page).toMatchObject({ pages: 1, scanned: expect.stringMatching(/^\w{8}$/) })
  return { ...page, words: page.words.replaceAll(/\s+/g, ' ') }
}

const note = 'Some characters can’t be printed here. The ticket on your screen shows them all.'

describe('the paper tells when it ends, with the name of the zone once', () => {
  const starts = '2031-06-14 19:30:00'

  test.each([
    ['en', undefined, 'Saturday, June 14, 2031', '7:30 PM GMT-5'],
    ['en', '2031-06-14 23:00:00', 'Saturday, June 14, 2031', '7:30 – 11:00 PM GMT-5'],
    ['fr', '2031-06-14 23:00:00', 'samedi 14 juin 2031', '19:30 – 23:00 UTC−5'],
    ['fr', '2031-07-01 11:00:00', 'samedi 14 juin 2031', '19:30 – 1er juil., 11:00 UTC−5'],
    ['es', '2031-06-15 02:00:00', 'sábado, 14 de junio de 2031', '19:30 – 2:00 GMT-5'],
    ['en', '2031-06-17 11:00:00', 'Saturday, June 14, 2031', '7:30 PM – Jun 17, 11:00 AM GMT-5'],
    ['pt', '2031-06-17 11:00:00', 'sábado, 14 de junho de 2031', '19:30 – 17 de jun., 11:00 GMT-5'],
  ])('in %s, with the end %s', async (language, end_date, date, time) => {
    const { words } = await printed({ event_date: starts, end_date }, language)
    expect(words).toContain(date)
    expect(words).toContain(time)
    expect(words.match(/GMT|UTC/g)).toHaveLength(1)
  })

  test('with the year of an end in another one', async () => {
    const { words } = await printed({ event_date: '2031-12-31 19:30:00', end_date: '2032-01-02 11:00:00' })
    expect(words).toContain('7:30 PM – Jan 2, 2032, 11:00 AM GMT-5')
  })
})

describe('words of any script', () => {
  test.each([
    ['Юбилей бабушки Жанны'],
    ['Γάμος της Ελένης'],
    ['Żaneta, Ærø & Ñandú'],
    ['Tiệc cưới của Ánh Tuyết'],
    ['Тёмный костюм, Nguyễn'],
  ])('%s is printed wholly', async title => {
    const { words } = await printed({ title, address: title, dress_code: title })
    expect(words.replaceAll(' ', '').split(title.replaceAll(' ', ''))).toHaveLength(4)
    expect(words).not.toContain(note)
  })

  test.each([
    ['حفل زفاف ليلى', ['حفل', 'زفاف', 'ليلى']],
    ['חתונה של שרה', ['חתונה', 'של', 'שרה']],
  ])('%s is read from right to left', async (title, inOrder) => {
    const { leftOf, words } = await printed({ title })
    const places = inOrder.map(leftOf)
    expect(places).toEqual(places.toSorted((one, other) => other - one))
    expect(places.every(Number.isFinite)).toBe(true)
    expect(words).not.toContain(note)
  })

  test('numbers and words from the left stay as they are among those from the right', async () => {
    const { leftOf } = await printed({ title: 'حفل 2031 ليلى' })
    expect(leftOf('ليلى')).toBeLessThan(leftOf('2031'))
    expect(leftOf('2031')).toBeLessThan(leftOf('حفل'))
  })

  test('pictures that no font has are left out, without a gap, and the paper says so', async () => {
    const { words } = await printed({ title: '🎂 Ana 👩‍👩‍👧 & Ben 🎉🥳', dress_code: '🌴' })
    expect(words).toContain('Ana & Ben')
    expect(words).toContain('Dress code …')
    expect(words).toContain(note)
    expect((await printed({ title: 'Say “🎂 Ana 🎉”' })).words).toContain('“Ana”')
  })

  test('for letters that no font has there is a sign, and the paper says so', async () => {
    const { words } = await printed({ title: '小明的 生日 Party', address: 'नमस्ते 12' })
    expect(words).toContain('… Party')
    expect(words).toContain('… 12')
    expect(words).toContain(note)
  })
})

test('the longest words are on the paper to their end', async () => {
  const title = `${'Mañana'.repeat(12)} is fine`
  const address = `${'Behind the old mill, '.repeat(11)}ring twice`
  const dress_code = `${'Coral '.repeat(19)}& gold`
  const { words } = await printed({ title, address, dress_code })
  const plain = words.replaceAll(' ', '')
  for (const text of [title, address, dress_code]) expect(plain).toContain(text.replaceAll(' ', ''))
  expect(words).not.toContain('…')
})

const light = (colour: string): number => {
  const parts = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map(part => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const contrast = (one: string, other: string): number => {
  const [dark, bright] = [light(one), light(other)].toSorted((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

test.each(papers)('a ticket of an event on %s has its colours, which words stand out from', async paper => {
  const { strip, title, stub } = colours[paper]
  const { coloursOf } = await printed({ paper })
  const seen = coloursOf()
  for (const colour of [strip, title, stub, sheetColour]) expect(seen).toContain(colour)
  expect(contrast(title, sheetColour)).toBeGreaterThan(4.5)
  for (const ground of [stub, sheetColour])
    for (const words of Object.values(wordColours)) expect(contrast(words, ground)).toBeGreaterThan(4.5)
})
