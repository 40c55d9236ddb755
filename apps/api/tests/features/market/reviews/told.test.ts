import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { reviewsOf } from './steps.ts'

const world = await startWorld()
const { completed, reviewed, write, answer, pass, told } = reviewsOf(world)

const about = (kind: string) => expect.objectContaining({ kind })
const kinds = async (as: { token: string }) =>
  (await told(as)).map(({ kind }) => kind).filter(kind => kind.startsWith('review'))

const remind = () => world.runScheduledJob('reviews.remind')

test('who is reviewed is told that a review waits, without a word of it, until both are shown', async () => {
  const { ana } = await world.people()
  const { id, provider } = await completed(ana)
  await write(ana, id, { words: 'Nobody may read this yet' })
  const [notice] = await told(provider)
  expect(notice).toMatchObject({
    kind: 'review_waiting',
    title: 'Ana has reviewed you. Write yours to read it',
    description: '',
    booking_id: id,
  })
  await write(provider, id, { words: 'A kind host' })
  expect(await kinds(provider)).toEqual(['review_shown'])
  expect((await told(provider)).find(one => one.kind === 'review_shown')).toMatchObject({
    title: 'You can now read Ana’s review of you',
    description: 'Nobody may read this yet',
  })
  expect((await told(ana)).find(one => one.kind === 'review_shown')).toMatchObject({
    title: 'You can now read Saffron & Smoke’s review of you',
    description: 'A kind host',
    booking_id: id,
  })
})

test('a review that is shown by the clock is told as well', async () => {
  const { ana } = await world.people()
  const { id, provider } = await completed(ana)
  await write(provider, id)
  expect(await kinds(ana)).toEqual(['review_waiting'])
  await pass(7.1)
  expect(await kinds(ana)).toEqual(['review_shown'])
  expect(await kinds(provider)).toEqual([])
})

test('an answer is told to who wrote the review, in its own words', async () => {
  const { ana } = await world.people()
  const { provider, review } = await reviewed(ana)
  await answer(provider, review.id, 'Come again!')
  expect((await told(ana))[0]).toMatchObject({
    kind: 'review_answered',
    title: 'Saffron & Smoke answered your review',
    description: 'Come again!',
  })
})

test('who has not reviewed is reminded once, a day after completion', async () => {
  const { ana } = await world.people()
  const { id, provider } = await completed(ana)
  await write(ana, id)
  await remind()
  expect(await kinds(provider)).toEqual(['review_waiting'])
  world.clock.forward({ hours: 25 })
  await Promise.all([remind(), remind()])
  await remind()
  expect((await kinds(provider)).toSorted()).toEqual(['review_due', 'review_waiting'])
  expect(await told(provider)).toContainEqual(
    expect.objectContaining({ kind: 'review_due', title: 'How was it with Ana? Leave a review', booking_id: id }),
  )
  expect(await kinds(ana)).toEqual([])
  await write(provider, id)
  expect(await kinds(provider)).toEqual(['review_shown'])
})

test('nobody is reminded of what is long over, or has been shown to them', async () => {
  const { ana, ben } = await world.people()
  const [long, shown] = [await completed(ana), await completed(ben)]
  await write(ben, shown.id)
  await pass(8.1)
  await remind()
  for (const one of [ana, long.provider, ben]) expect(await told(one)).not.toContainEqual(about('review_due'))
  expect(await kinds(shown.provider)).toEqual(['review_shown'])
})

test('nothing is told between two people with a block', async () => {
  const { ana } = await world.people()
  const { id, provider } = await completed(ana)
  await block(world, provider, ana)
  await write(ana, id)
  world.clock.forward({ hours: 25 })
  await remind()
  expect(await kinds(provider)).toEqual([])
})
