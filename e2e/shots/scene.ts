import sharp from 'sharp'
import { befriend, celebrateAs, comeAs, inviteAs } from '../fixtures/events.ts'
import { type Person, signUpByApi } from '../fixtures/people.ts'
import { ask, upload } from '../fixtures/posts.ts'
import type { Product } from '../fixtures/product.ts'
import type { Sample } from '../fixtures/samples.ts'
import { until } from './demo.ts'

const names = [
  'Maximiliane-Theodora Freifrau von Hohenlohe-Waldenburg',
  'Wolfeschlegelsteinhausenbergerdorff',
  'Bartholomäus Christodoulopoulos-Papageorgiou',
  'Nguyễn Thị Minh Khai',
  'Bo',
  'Srinivasa Venkataraghavan Ramachandran Iyer',
  'Juana Inés de la Cruz y Ramírez de Santillana',
  'Aleksandra Wojciechowska-Krzyżanowska',
  'Ferdinand Taiwo',
] as const

const celebration = {
  title: 'Golden wedding of Maximiliane-Theodora and Bartholomäus in the old boathouse',
  paper: 'plum',
  open_to: 0,
  days: 12,
  members: 8,
  address: 'Altes Bootshaus am Donaudampfschifffahrtsgesellschaftskai 117, second courtyard, third door on the left',
  special_guest: 'The Donaudampfschifffahrtskapelle with forty brass players',
  dress_code: 'Something golden, and shoes in which one can dance until the boat comes',
  about:
    'Fifty years ago it rained so hard that nobody heard us say yes. So we say it once more.\n\nThere is soup at six, dancing from eight, and a boat that takes everybody home at one in the morning. Bring a picture from those days.',
}

/** A cover of the demo world, as a file of one's own. */
async function anyCover(url: string): Promise<Sample> {
  const { events } = (await (await fetch(`${url}/api/v1/event/public`)).json()) as { events: { coverphoto: string }[] }
  const address = new URL(events.at(-1)?.coverphoto ?? '', url)
  const picture = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()))
  return { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

const post = <Answer>(url: string, who: Person, path: string, body: object = {}) =>
  ask<Answer>(url, who, path, { method: 'POST', body: JSON.stringify(body) })

/** Guests who come, wait, decline, think about it, and somebody who asks to join. */
async function gather(url: string, host: Person, guests: Person[], id: number): Promise<void> {
  const [wolfe, bart, khai, bo, iyer, juana, ola, ferdinand] = guests as [Person, ...Person[]]
  const of = (one?: Person) => one ?? wolfe
  for (const one of guests.slice(0, 7)) await befriend(url, host, one)
  await comeAs(url, host, wolfe, id, { adults: 2, children: 2, dietary: 'No nuts, no shellfish, nothing that swims' })
  await comeAs(url, host, of(bart), id, {
    adults: 2,
    message: 'We bring the photographs, and a projector to go with them.',
  })
  await comeAs(url, host, of(khai), id)
  for (const one of [bo, iyer, juana, ola]) await inviteAs(url, host, of(one), id)
  // There is one place left: who comes with two waits.
  await post(url, of(bo), `/event/${id}/invitation/accept`, { adults: 2 }).catch(() => undefined)
  await post(url, of(iyer), `/event/${id}/invitation/reject`, { message: 'I am at sea until May.' })
  await post(url, host, `/event/${id}/helper`, { user_id: of(ola).user.id, role: 'door' })
  await post(url, of(ferdinand), `/event/${id}/request-to-join`, {
    request_message: 'I played at your wedding, fifty years ago. May I come and play once more?',
  })
  await share(url, of(bart), id, 'This is how the boathouse looked in those days.')
  await share(url, wolfe, id)
}

async function share(url: string, who: Person, id: number, words = ''): Promise<void> {
  const images = [await upload(url, who, await anyCover(url))]
  await post(url, who, `/event/${id}/wall`, { words, images })
}

async function plan(url: string, host: Person, id: number): Promise<void> {
  await post(url, host, `/event/${id}/todo`, { title: 'Order the cake', due_on: '2031-06-01', is_done: true })
  await post(url, host, `/event/${id}/todo`, {
    title: 'Ask the harbour master whether the boat may wait until one in the morning, and what that costs',
    due_on: '2025-01-01',
  })
  await post(url, host, `/event/${id}/todo`, { title: 'Write a toast' })
  await post(url, host, `/event/${id}/budget-line`, { name: 'Band', planned: 80_000, spent: 120_050 })
  await post(url, host, `/event/${id}/budget-line`, { name: 'Soup for forty, bread, and a barrel', planned: 45_000 })
  const total = { method: 'PATCH', body: JSON.stringify({ currency: 'EUR', planned_total: 150_000 }) }
  await ask(url, host, `/event/${id}/budget`, total)
}

const linkIn = (emails: string[], path: string): string | null => {
  const [found] = emails.flatMap(text => text.match(new RegExp(`http\\S+${path}\\S*`)) ?? [])
  if (!found) return null
  const { pathname, search } = new URL(found)
  return pathname + search
}

/** A celebration with everything there can be: long names, a full house, people who wait, ask and help, a wall and a plan. */
export async function setScene({ url, emailsTo }: Product) {
  const all = await Promise.all(names.map(name => signUpByApi(url, name)))
  const [host, ...guests] = all as [Person, ...Person[]]
  const full = await celebrateAs(url, host, celebration, await anyCover(url))
  await gather(url, host, guests, full)
  await plan(url, host, full)
  const { link } = await post<{ link: string }>(url, host, `/event/${full}/external-guest`, { name: 'Tante Ilse' })
  const created = await until('The e-mail', async () => linkIn(await emailsTo(host.email), '/event-created'))
  const denied = await until('The e-mail', async () => linkIn(await emailsTo(host.email), '/invalid-event'))
  return { host, places: { full, personal: new URL(link).pathname, created, denied } }
}
