import { randomUUID } from 'node:crypto'
import { openForm } from '@celebrio/contract/chat/conversations'
import { type DealForm, dealForm } from '@celebrio/contract/market/deal-forms'
import type { AppContext } from '#platform/app-context.ts'
import { dayOf, minutesAfter } from '#platform/clock.ts'
import { openConversation } from '../features/chat/conversations/open-conversation.ts'
import { sendMessage } from '../features/chat/messages/send-message.ts'
import { boostDeal } from '../features/market/boosts/boost-deal.ts'
import { inquire, save } from '../features/market/deals/answer-deals.ts'
import { endDeals } from '../features/market/deals/by-clock.ts'
import { createDeal, editDeal, setStatus } from '../features/market/deals/write-deals.ts'
import { demoDeals } from './deals.ts'
import type { DemoDeal } from './deals-abroad.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { pay } from './pay.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import { findCategories } from './queries.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'
import { withoutFacts } from './without-facts.ts'

const day = 24 * 60

type Scene = { app: AppContext; cast: Cast; studio: Studio; categories: ReadonlyMap<string, number> }

function formOf({ app, categories }: Scene, deal: DemoDeal): DealForm {
  const { title, description, cost, before, currency, or_nearest_offer, condition, category, lasts } = deal
  const valid_till = minutesAfter(app.clock.now(), lasts * day)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
  const category_id = categories.get(category)
  if (category_id === undefined) throw new Error(`There is no category ${category}.`)
  const said = { title, description, currency, or_nearest_offer, condition, category_id, valid_till }
  return dealForm.parse({ ...said, cost: before ?? cost, images: [] })
}

/** By turns, who asks first. */
async function talk({ app, cast }: Scene, id: number, deal: DemoDeal): Promise<void> {
  if (!deal.asked) return
  const [buyer, seller] = [viewerOf(cast, deal.asked.by), viewerOf(cast, deal.by)]
  const asking = at(app, day)
  const { inquiry } = await inquire(withoutFacts(asking), buyer, id)
  const form = openForm.parse({ kind: 'deal', subject_id: inquiry.id })
  const { conversation } = await openConversation(asking, buyer, form)
  for (const [turn, body] of deal.asked.lines.entries())
    await sendMessage(at(app, day - 20 * turn), turn % 2 === 0 ? buyer : seller, conversation.id, {
      client_id: randomUUID(),
      body,
      images: [],
      reply_to: undefined,
    })
}

/** Paid for today, at the test gateway; where there is another one, nothing is boosted. */
async function boost({ app, cast }: Scene, id: number, { by, boosted }: DemoDeal): Promise<void> {
  if (boosted === undefined || app.gateway?.name !== 'test') return
  const now = app.clock.now()
  const dates = { start_date: dayOf(now), end_date: dayOf(minutesAfter(now, (boosted - 1) * day)) }
  const { payment } = await boostDeal(withoutFacts(app), viewerOf(cast, by), { dealId: id, dates, key: null })
  await pay(withoutFacts(app), payment)
}

async function post(scene: Scene, deal: DemoDeal): Promise<void> {
  const { app, cast, studio } = scene
  const seller = viewerOf(cast, deal.by)
  const files = []
  for (const name of deal.scenes) files.push(await studio.file(picture(name, 3)))
  const form = { ...formOf(scene, deal), images: await uploadNow(app, seller, files) }
  const { id } = (await createDeal(withoutFacts(at(app, deal.ago * day)), seller, form, [])).deal
  for (const [order, by] of (deal.savedBy ?? []).entries())
    await save(withoutFacts(at(app, deal.ago * day - 300 * (order + 1))), viewerOf(cast, by), id)
  await talk(scene, id, deal)
  await boost(scene, id, deal)
  if (deal.state) await setStatus(withoutFacts(at(app, 2 * day)), seller, id, deal.state)
  // Those who have saved it are told.
  if (deal.before !== undefined) await editDeal(at(app, 60), seller, id, { cost: deal.cost }, [])
}

/** What people sell to each other, in every state, and who wants it. */
export async function createDeals(app: AppContext, cast: Cast, studio: Studio): Promise<void> {
  const scene = { app, cast, studio, categories: await findCategories(app.db) }
  for (const deal of demoDeals) await post(scene, deal)
  await endDeals(withoutFacts(app))
}
