import { eventForm } from '@celebrio/contract/celebrations/event-forms'
import { bookingForm } from '@celebrio/contract/market/booking-forms'
import { reviewForm } from '@celebrio/contract/market/reviews'
import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import { createEvent } from '../features/celebrations/events/create-event.ts'
import { accept, cancel, step } from '../features/market/bookings/answer-bookings.ts'
import { moveOnByClock } from '../features/market/bookings/by-clock.ts'
import { createBookings } from '../features/market/bookings/create-bookings.ts'
import { putIntoCart } from '../features/market/carts/write-cart.ts'
import { answer } from '../features/market/reviews/answer-reviews.ts'
import { write } from '../features/market/reviews/write-reviews.ts'
import { demoBookings } from './bookings/all.ts'
import type { DemoBooking, DemoStep, ServedEvent } from './bookings/booking.ts'
import { demoPerson } from './cast/people.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import { findCity, findEvent, findItemOf } from './queries.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'

const day = 24 * 60
const saturday = 6
/** Those who are invited only. */
const nobodyElse = 5

type Scene = { app: AppContext; cast: Cast; studio: Studio }
type Booked = Awaited<ReturnType<typeof createBookings>>['bookings'][number]

/** Days from now to the Saturday of the week after the next seven days, in which others celebrate too. */
function daysToSaturday(now: Date): number {
  const away = (saturday - now.getUTCDay() + 7) % 7
  return away === 0 ? 14 : away + 7
}

/** One for few, created before anything is asked for it. */
async function served({ app, cast, studio }: Scene, { by, asked }: DemoBooking, event: ServedEvent): Promise<number> {
  const { on, from, to, scene, place, ...rest } = event
  const days = on === 'saturday' ? daysToSaturday(app.clock.now()) : on
  const date = minutesAfter(app.clock.now(), days * day)
    .toISOString()
    .slice(0, 10)
  const form = eventForm.parse({
    ...rest,
    ...(await findCity(app.db, place ?? demoPerson(by))),
    event_date: `${date} ${from}:00`,
    end_date: `${date} ${to}:00`,
    paper: 'moss',
    about: '',
    open_to: [nobodyElse],
  })
  const silent: AppContext = { ...at(app, asked * day + 60), emit: async () => undefined }
  const host = viewerOf(cast, by)
  const [coverphoto] = await uploadNow(app, host, [await studio.file(picture(scene))])
  return (await createEvent(silent, host, { ...form, coverphoto }, [], null)).event.id
}

async function ask(scene: Scene, booking: DemoBooking): Promise<Booked> {
  const { app, cast } = scene
  const { by, event, guests, message, items, asked } = booking
  const [then, celebrant] = [at(app, asked * day), viewerOf(cast, by)]
  const event_id = typeof event === 'string' ? await findEvent(app.db, event) : await served(scene, booking, event)
  const provider = viewerOf(cast, booking.with)
  for (const [name, quantity] of items)
    await putIntoCart(then, celebrant, { ...(await findItemOf(app.db, provider.id, name)), quantity })
  const form = bookingForm.parse({ event_id, guests, message })
  const [booked] = (await createBookings(then, celebrant, form, null)).bookings
  if (!booked) throw new Error(`${by} could not ask ${booking.with}.`)
  return booked
}

async function take({ app, cast }: Scene, booking: DemoBooking, booked: Booked, taken: DemoStep): Promise<void> {
  const { ago, action, by, note, less = [] } = taken
  const then = at(app, ago * day)
  const viewer = viewerOf(cast, by === 'celebrant' ? booking.by : booking.with)
  const items = less.flatMap(([name, qty]) =>
    booked.items.filter(item => item.name === name).map(({ id }) => ({ id, qty })),
  )
  if (action === 'accept') await accept(then, viewer, booked.id, { items, note })
  else if (action === 'cancel') await cancel(then, viewer, booked.id, note)
  else await step(then, viewer, booked.id, action, note)
}

async function review({ app, cast }: Scene, booking: DemoBooking, id: number): Promise<void> {
  if (!booking.reviews) return
  const { celebrant, provider } = booking.reviews
  const [guest, company] = [viewerOf(cast, booking.by), viewerOf(cast, booking.with)]
  const done = booking.steps?.at(-1)?.ago ?? 0
  const { review: theirs } = await write(at(app, (done - 1) * day), guest, id, reviewForm.parse(celebrant), [])
  await write(at(app, (done - 1.5) * day), company, id, reviewForm.parse(provider), [])
  if (celebrant.answer) await answer(at(app, (done - 2) * day), company, theirs.id, celebrant.answer)
}

/** What people have booked of each other, in every state; those to whom nobody answered have expired by now. */
export async function bookAll(app: AppContext, cast: Cast, studio: Studio): Promise<void> {
  const scene = { app, cast, studio }
  for (const booking of demoBookings) {
    const booked = await ask(scene, booking)
    for (const taken of booking.steps ?? []) await take(scene, booking, booked, taken)
    await review(scene, booking, booked.id)
  }
  await moveOnByClock(app)
}
