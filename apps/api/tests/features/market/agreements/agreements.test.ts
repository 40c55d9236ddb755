import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { readPdf } from '../../celebrations/tickets/steps.ts'
import { bookingsOf } from '../bookings/steps.ts'

const world = await startWorld()
const { requested, act } = bookingsOf(world)

async function file(as: Someone, path: string, language = 'en') {
  const headers = { authorization: `Bearer ${as.token}`, 'accept-language': language }
  const answer = await fetch(`${world.url}/api/v1${path}`, { headers })
  const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
  return { status: answer.status, name, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const document = (as: Someone, id: number, language?: string) => file(as, `/booking/${id}/agreement`, language)
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)

const menu = [
  { name: 'Plate of rice', price: 12.5 },
  { name: 'Cake', price: 80 },
]

test('both sides keep what was agreed on as a PDF, each in their language, and nobody else does', async () => {
  const { ana, ben } = await world.people()
  const { booking, provider } = await requested(ana, { items: menu })
  expect((await document(ana, booking.id)).status).toBe(409)
  await act(provider, booking.id, 'accept')
  const { words, pages } = await readPdf((await document(ana, booking.id)).bytes)
  expect(pages).toBe(1)
  for (const part of ['Ana', booking.service_provider.company_name, booking.event.title, 'Plate of rice', '€185.00'])
    expect(words).toContain(part)
  const french = await readPdf((await document(provider, booking.id, 'fr')).bytes)
  expect(french.words).toContain('Accord de réservation')
  expect((await document(ben, booking.id)).status).toBe(404)
})

test('the files of an event say with whom they are', async () => {
  const { ana } = await world.people()
  const { booking, provider } = await requested(ana, { items: menu })
  await act(provider, booking.id, 'accept')
  const { company_name } = booking.service_provider
  for (const [kind, extension] of [
    ['agreement', 'pdf'],
    ['calendar', 'ics'],
  ]) {
    const path = `/booking/${booking.id}/${kind}`
    expect((await file(ana, path)).name).toContain(`${company_name}, ${booking.event.title}.${extension}`)
    expect((await file(provider, path)).name).toContain(`Ana, ${booking.event.title}.${extension}`)
  }
})

test('an agreement says what was asked for where less was agreed on, and ends with a cancellation', async () => {
  const { ana } = await world.people()
  const { booking, provider } = await requested(ana, { items: menu })
  const [rice] = booking.items
  await act(provider, booking.id, 'accept', { items: [{ id: rice?.id, qty: 1 }], note: 'One oven is broken' })
  expect((await document(provider, booking.id)).status).toBe(409)
  await act(ana, booking.id, 'confirm')
  const { words } = await readPdf((await document(ana, booking.id)).bytes)
  for (const part of ['asked for 2', '€172.50', 'One oven is broken', 'Change confirmed']) expect(words).toContain(part)
  await act(ana, booking.id, 'cancel')
  expect((await document(ana, booking.id)).status).toBe(409)
})

test('a long agreement goes over several pages', async () => {
  const { ana } = await world.people()
  const items = Array.from({ length: 40 }, (_, nth) => ({ name: `Dish ${nth + 1}`, price: 5 }))
  const { booking, provider } = await requested(ana, { items })
  await act(provider, booking.id, 'accept')
  expect((await readPdf((await document(ana, booking.id)).bytes)).pages).toBe(3)
})

test('an agreed booking is in the calendars of both sides, under the name of the other', async () => {
  const { ana } = await world.people()
  const { booking, provider } = await requested(ana, { items: menu })
  const { title } = booking.event
  const subscribed = async (as: Someone) => {
    const { body } = await world.call('POST', '/calendar-link', { as })
    return (await (await fetch(body.url.replace(/^.*(?=\/api\/)/, world.url))).text()).replaceAll('\r\n ', '')
  }
  expect(await subscribed(provider)).not.toContain(title)
  expect((await file(provider, `/booking/${booking.id}/calendar`)).status).toBe(409)
  await act(provider, booking.id, 'accept')
  const theirs = await subscribed(provider)
  expect(theirs).toContain(`SUMMARY:${title} · Ana`)
  expect(theirs).toContain('Plate of rice\\, 2')
  expect((await subscribed(ana)).split(`SUMMARY:${title}`)).toHaveLength(2)
  const single = textOf(await file(ana, `/booking/${booking.id}/calendar`))
  expect(single.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title} · ${booking.service_provider.company_name}`)
  await act(ana, booking.id, 'cancel')
  expect(await subscribed(provider)).not.toContain(title)
})
