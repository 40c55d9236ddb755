import { languages } from '@celebrio/contract/platform/languages'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { bookingsOf } from '../bookings/steps.ts'

const world = await startWorld()
const { requested, act, menu } = bookingsOf(world)
const { edit, inHours } = eventsOf(world)
const { ana } = await world.people()
const month = 24 * 30

const company = 'Les Traiteurs Réunis de l’Île-de-France & Filles, maison fondée en 1896 à Saint-Germain-en-Laye'
const dessert = 'Crème brûlée à la fève tonka, façon grand-mère, servie tiède avec ses tuiles aux amandes grillées'
const items = [
  { name: dessert, price: 12.5, unit: 4 },
  { name: 'Jamón ibérico', price: 1234.5, unit: 3 },
  ...Array.from({ length: 24 }, (_, nth) => ({ name: `Pão de queijo n.º ${nth + 1}`, price: 3 })),
]

async function file(as: Someone, path: string, language = 'en') {
  const headers = { authorization: `Bearer ${as.token}`, 'accept-language': language }
  const answer = await fetch(`${world.url}/api/v1${path}`, { headers })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** All words of all pages, with one space between them. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, nth) => nth + 1)
  const pages = await Promise.all(numbers.map(async number => (await pdf.getPage(number)).getTextContent()))
  const texts = pages.flatMap(page => page.items.flatMap(item => ('str' in item ? [item.str] : [])))
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}

const said = {
  en: ['Booking agreement', 'Service provider', 'asked for 2', 'Change confirmed', 'Page 2', 'until 24 hours before'],
  fr: ['Accord de réservation', 'Prestataire', 'demandé : 2', 'Modification confirmée', 'Page 2', '24 heures avant'],
  es: ['Acuerdo de reserva', 'Proveedor', 'solicitado: 2', 'Cambio confirmado', 'Página 2', 'hasta 24 horas antes'],
  pt: ['Acordo de reserva', 'Fornecedor', 'pedido: 2', 'Mudança confirmada', 'Página 2', 'até 24 horas antes'],
}

test('an agreement is whole in each language: long names, accents, and every line of it, on as many pages as it takes', async () => {
  const caterer = await menu(items, { name: company })
  const { booking, provider } = await requested(ana, { items, caterer })
  const note = 'Nous n’avons qu’un four : une part seulement, désolés.'
  await act(provider, booking.id, 'accept', { items: [{ id: booking.items[0]?.id, qty: 1 }], note })
  await act(ana, booking.id, 'confirm')
  for (const language of languages) {
    const words = await wordsOf((await file(ana, `/booking/${booking.id}/agreement`, language)).bytes)
    for (const part of [...said[language], company, dessert, note, ...items.map(({ name }) => name)])
      expect(words.replaceAll('\u202F', ' '), `${language}: ${part}`).toContain(part)
  }
})

const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const lineOf = (text: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(unfolded(text))?.[1]?.trim()

/** The calendar file of a booking, as it is sent. */
const calendar = async (as: Someone, id: number) =>
  new TextDecoder().decode((await file(as, `/booking/${id}/calendar`)).bytes)

test('the file for the calendar is one that calendars read: folded lines, times of everywhere, one entry for both sides', async () => {
  const caterer = await menu(items.slice(0, 3), { name: company })
  const { booking, provider } = await requested(ana, { items: items.slice(0, 3), caterer })
  await act(provider, booking.id, 'accept')
  const texts = [await calendar(ana, booking.id), await calendar(provider, booking.id)]
  for (const text of texts) {
    // Lines of 75 octets at most, which end with CR LF (RFC 5545 §3.1).
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    // A moment, in UTC: neither a whole day nor the clock of some place.
    const moment = `${new Date(booking.event.starts_at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
    expect(lineOf(text, 'DTSTART')).toBe(moment)
    expect(text).not.toContain('VALUE=DATE')
    expect(lineOf(text, 'UID')).toMatch(new RegExp(`^booking-${booking.id}@`))
  }
  expect(lineOf(texts[0] ?? '', 'UID')).toBe(lineOf(texts[1] ?? '', 'UID'))
  expect(lineOf(texts[0] ?? '', 'SUMMARY')).toContain('Les Traiteurs Réunis de l’Île-de-France & Filles\\, maison')
})

test('another date is the same entry of a calendar, with a higher sequence', async () => {
  const { booking, provider, event_id } = await requested(ana)
  await act(provider, booking.id, 'accept')
  const before = await calendar(provider, booking.id)
  expect((await edit(ana, event_id, { event_date: inHours(month + 48) })).status).toBe(200)
  await world.drainJobs()
  // What is asked again is agreed on no more.
  expect((await file(provider, `/booking/${booking.id}/calendar`)).status).toBe(409)
  await act(provider, booking.id, 'accept')
  const after = await calendar(provider, booking.id)
  expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
  expect(lineOf(after, 'DTSTART')).not.toBe(lineOf(before, 'DTSTART'))
  expect(Number(lineOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')))
})
