import { expect, test } from 'vitest'
import { erasureOf } from '../../../harness/erasure.ts'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../chat/conversations/steps.ts'
import { boostsOf } from '../boosts/steps.ts'

const world = await startWorld()
const { app, call } = world
const boosts = boostsOf(world)
const { deal, save, inquire, found, read, picture, set, sentBack, inHours } = boosts
const { leave, erase, again, tablesWith } = erasureOf(world)
const { say, list, openAbout } = stepsOf(world)

const word = 'Quillonia'
const { ana, ben } = await world.people()

async function talkAbout(as: Member, dealId: number): Promise<number> {
  const { id } = (await inquire(as, dealId)).body.inquiry
  return (await openAbout(as, 'deal', id)).body.conversation.id
}

test('deals of who is erased go with all that belongs to them, and so does what they did with deals of others', async () => {
  const image = await picture(ana)
  const own = await deal(ana, {
    title: `${word} lanterns`,
    description: `From ${word}, like lanterns`,
    images: [image],
  })
  const other = await deal(ben, { title: 'Forty lanterns' })
  await save(ben, own.id)
  await save(ana, other.id)
  const talk = await talkAbout(ben, own.id)
  await say(ben, talk, `Are they from ${word}?`)
  await say(ana, await talkAbout(ana, other.id), word)
  const reported = await call('POST', `/deal/${other.id}/report`, { as: ana, json: { reason: word } })
  expect(reported.status).toBe(200)
  await leave(ana)
  await erase()

  expect(await tablesWith(word, /^(deal|boost|message|conversation)/)).toEqual([])
  const buyer = await again(ben)
  expect((await read(buyer, own.id)).status).toBe(404)
  expect(await list(buyer)).toEqual([])
  const { total_saves } = await app.db
    .selectFrom('deals')
    .select('total_saves')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(total_saves).toBe(0)
  expect(await app.db.selectFrom('deal_sellers').select('user_id').execute()).toEqual([{ user_id: ben.id }])
})

test('words that others use as well are still known, and those of a deal that is offered again', async () => {
  const [seller, cleo] = [await again(ben), (await world.people()).cleo]
  const kept = await deal(seller, { title: 'Wooden gramophones', valid_till: inHours(24 * 80) })
  await set(seller, kept.id, 'archive')
  await deal(cleo, { title: 'Gramophones and lanterns' })
  await leave(cleo)
  await erase()
  const me = await again(ben)
  await set(me, kept.id, 'active')
  const { dan } = await world.people()
  expect(await found(dan, 'keyword=gramophnes')).toEqual(['Wooden gramophones'])
})

test('a boost of who leaves ends and is refunded, and what was paid for says nothing of the deal once they are erased', async () => {
  const { cleo } = await world.people()
  const { id } = await deal(cleo, { title: `${word} garlands` })
  const { url } = await boosts.buy(cleo, id, { in: 2, days: 3 })
  await leave(cleo)
  await world.runScheduledJob('boosts.close-lost')
  await world.drainJobs()
  expect(await sentBack(url)).toHaveLength(1)
  await erase()
  expect(await tablesWith(word, /^(deal|boost|payment|refund|gateway|test_gateway|ledger)/)).toEqual([])
})
