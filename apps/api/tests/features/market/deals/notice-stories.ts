import { giveMonthsByEmail } from '../../../../src/features/market/subscriptions/public.ts'
import type { Member } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import type { World } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { daysOf } from '../availability/steps.ts'
import { bookingsOf } from '../bookings/steps.ts'
import { boostsOf } from '../boosts/steps.ts'
import { reviewsOf } from '../reviews/steps.ts'
import { newCaterer } from '../services/steps.ts'
import { verificationsOf } from '../verifications/steps.ts'
import { dealsOf } from './steps.ts'

/** What makes a kind of notification come about. Answers who is notified. */
type Story = () => Promise<Member>

/** Ana sells something that Ben has saved; something happens to it. */
function dealStories(world: World): Record<string, Story> {
  const deals = dealsOf(world)
  const withDeal = (does: (ana: Member, id: number) => Promise<unknown>) => async () => {
    const { ana, ben } = await world.people()
    const { id } = await deals.deal(ana, { valid_till: deals.inHours(30) })
    await deals.save(ben, id)
    await does(ana, id)
    return ben
  }
  return {
    deal_reduced: withDeal((ana, id) => deals.edit(ana, id, { cost: 5 })),
    deal_ending: withDeal(async () => {
      world.clock.forward({ hours: 10 })
      await world.runScheduledJob('deals.warn')
    }),
  }
}

/** Ana has paid for a boost of a day, which begins at once, or is over. */
function boostStories(world: World): Record<string, Story> {
  const boosts = boostsOf(world)
  const withBoost = (hours: number) => async () => {
    const { ana } = await world.people()
    const { id } = await boosts.deal(ana, { valid_till: boosts.inHours(200) })
    await boosts.buy(ana, id)
    world.clock.forward({ hours })
    for (const job of ['boosts.tell', 'boosts.close']) await world.runScheduledJob(job)
    return ana
  }
  return { boost_started: withBoost(0), boost_ended: withBoost(25) }
}

/** The trial of a caterer ends, or has ended. */
function planStories(world: World): Record<string, Story> {
  const withTrial = (daysAgo: number) => async () => {
    const caterer = await newCaterer(world)
    const since = new Date(world.clock.now().getTime() - daysAgo * 86_400_000)
    await world.app.db
      .updateTable('service_providers')
      .set({ created_at: since })
      .where('user_id', '=', caterer.id)
      .execute()
    await world.runScheduledJob('subscriptions.remind')
    return caterer
  }
  const withGift = async () => {
    const caterer = await newCaterer(world)
    await giveMonthsByEmail(world.app, caterer.email, { months: '2', reason: 'Thanks' })
    return caterer
  }
  return { plan_ending: withTrial(26), plan_ended: withTrial(32), plan_given: withGift }
}

/** A caterer has sent a document, about which an administrator has decided. */
function verificationStories(world: World): Record<string, Story> {
  const { documented, decide } = verificationsOf(world)
  const withDecision = (outcome: 'verified' | 'declined') => async () => {
    const { dan } = await world.people()
    const ada = await staffOf(world, dan, 'administrator')
    const { owner, id } = await documented()
    await decide(ada, id, outcome)
    return owner
  }
  return { document_verified: withDecision('verified'), document_declined: withDecision('declined') }
}

function questionStories(world: World): Record<string, Story> {
  const { call } = world
  const withQuestion = (answered: boolean) => async () => {
    const { ana } = await world.people()
    const caterer = await newCaterer(world)
    const { service_provider } = (await call('GET', '/profile/me', { as: caterer })).body.user
    const path = `/service-provider/${service_provider?.id ?? 0}/question`
    const { question } = (await call('POST', path, { as: ana, json: { question: 'With nuts?' } })).body
    if (answered) await call('POST', `/question/${question.id}/answer`, { as: caterer, json: { answer: 'No.' } })
    return answered ? ana : caterer
  }
  return { question_asked: withQuestion(false), question_answered: withQuestion(true) }
}

/** Ana holds a day with a caterer. */
const holdStories = (world: World): Record<string, Story> => {
  const days = daysOf(world)
  return {
    day_held: async () => {
      const { ana } = await world.people()
      const { owner, providerId } = await days.caterer({ allows_holds: true })
      await days.hold(ana, providerId, days.dayIn(30))
      return owner
    },
  }
}

/** Ana has booked a caterer, who has served. */
function reviewStories(world: World): Record<string, Story> {
  const reviews = reviewsOf(world)
  const withReview = (does: (id: number, ana: Member, caterer: Member) => Promise<Member>) => async () => {
    const { ana } = await world.people()
    const { id, provider } = await reviews.completed(ana)
    return does(id, ana, provider)
  }
  return {
    review_due: withReview(async (_id, ana) => {
      world.clock.forward({ hours: 25 })
      await world.runScheduledJob('reviews.remind')
      return ana
    }),
    review_waiting: withReview(async (id, ana, caterer) => {
      await reviews.write(caterer, id)
      return ana
    }),
    review_shown: withReview(async (id, ana, caterer) => {
      for (const side of [ana, caterer]) await reviews.write(side, id)
      return ana
    }),
    review_answered: withReview(async (id, ana, caterer) => {
      const { id: review } = await reviews.write(ana, id)
      await reviews.write(caterer, id)
      await reviews.answer(caterer, review)
      return ana
    }),
  }
}

/** Ana books a caterer, who takes some steps; a confirmation is Ana's. Who is told of the last one is notified. */
function bookingStories(world: World): Record<string, Story> {
  const bookings = bookingsOf(world)
  const withBooking =
    (...steps: string[]) =>
    async () => {
      const { ana } = await world.people()
      const { booking, provider } = await bookings.requested(ana, { inHours: 20 })
      const less = { items: booking.items.map(({ id }) => ({ id, qty: 1 })) }
      for (const step of steps) {
        if (step === 'complete') world.clock.forward({ hours: 20 })
        if (step === 'propose') await bookings.act(provider, booking.id, 'accept', less)
        else await bookings.act(step === 'confirm' ? ana : provider, booking.id, step, { note: 'So it is.' })
      }
      return ['confirm', undefined].includes(steps.at(-1)) ? provider : ana
    }
  const withExpiry = async () => {
    const asked = await withBooking()()
    world.clock.forward({ hours: 21 })
    await world.runScheduledJob('bookings.move-on')
    return asked
  }
  return {
    booking_requested: withBooking(),
    booking_accepted: withBooking('accept'),
    booking_changed: withBooking('propose'),
    booking_confirmed: withBooking('propose', 'confirm'),
    booking_declined: withBooking('decline'),
    booking_cancelled: withBooking('accept', 'cancel'),
    booking_serving: withBooking('accept', 'serve'),
    booking_completed: withBooking('accept', 'serve', 'complete'),
    booking_expired: withExpiry,
  }
}

/** Ana has booked a caterer, and does something to her event; `late` where the caterer has accepted, and it is today. */
function changedEventStories(world: World): Record<string, Story> {
  const { edit, inHours } = eventsOf(world)
  const bookings = bookingsOf(world)
  const withMovedEvent = (side: 'ana' | 'provider', changes: () => object) => async () => {
    const { ana } = await world.people()
    const { provider, event_id } = await bookings.requested(ana)
    await edit(ana, event_id, changes())
    return side === 'ana' ? ana : provider
  }
  const withLateEvent = (does: (ana: Member, eventId: number) => Promise<unknown>) => async () => {
    const { ana } = await world.people()
    const { booking, provider, event_id } = await bookings.requested(ana, { inHours: 20 })
    await bookings.act(provider, booking.id, 'accept')
    await does(ana, event_id)
    return provider
  }
  return {
    booking_date_changed: withMovedEvent('provider', () => ({ event_date: inHours(900) })),
    booking_asked_again: withMovedEvent('ana', () => ({ event_date: inHours(900) })),
    booking_event_changed: withMovedEvent('provider', () => ({ address: 'Lake Road 2' })),
    booking_moved_late: withLateEvent((ana, id) => edit(ana, id, { event_date: inHours(900) })),
    booking_deleted_late: withLateEvent((ana, id) => world.call('DELETE', `/event/${id}`, { as: ana })),
  }
}

/** What makes each kind of the market come about, through the API. */
export const marketStories = (world: World): Record<string, Story> => ({
  ...dealStories(world),
  ...boostStories(world),
  ...planStories(world),
  ...verificationStories(world),
  ...questionStories(world),
  ...holdStories(world),
  ...reviewStories(world),
  ...bookingStories(world),
  ...changedEventStories(world),
})
