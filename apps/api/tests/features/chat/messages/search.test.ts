import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend, block, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf as celebrationsOf } from '../../celebrations/invitations/steps.ts'
import { stepsOf } from '../conversations/steps.ts'

const world = await startWorld()
const { call } = world
const { open, openEvent, say, answer } = stepsOf(world)
const { party, ask, accept, remove } = celebrationsOf(world)

const find = async (as: Someone, keyword: string, cursor?: string) =>
  (
    await call('GET', `/message/search?keyword=${encodeURIComponent(keyword)}${cursor ? `&cursor=${cursor}` : ''}`, {
      as,
    })
  ).body

/** Everything that is found, page by page. */
async function found(as: Someone, keyword: string): Promise<string[]> {
  const words: string[] = []
  let cursor: string | undefined
  do {
    const page = await find(as, keyword, cursor)
    words.push(...page.hits.map(({ body }) => body))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return words
}

const named = async (as: Someone, keyword: string): Promise<string[]> =>
  (await call('GET', `/conversation/named?keyword=${encodeURIComponent(keyword)}`, { as })).body.conversations.map(
    ({ title }: { title: string }) => title,
  )

const talk = async (one: Member, other: Member) => {
  await befriend(world, one, other)
  return open(one, other)
}

describe('messages of all conversations', () => {
  test('are found by their words, with where they stand', async () => {
    const { ana, ben, cleo } = await world.people()
    const [first, second] = [await talk(ana, ben), await talk(ana, cleo)]
    await say(ben, first, 'Is the GÂTEAU ready?')
    await say(ana, first, 'No')
    const { seq } = await say(ana, second, 'Ben wants a gateau')
    const { hits, nextCursor } = await find(ana, 'gateau')
    expect(hits.map(({ body }) => body)).toEqual(['Ben wants a gateau', 'Is the GÂTEAU ready?'])
    expect(hits[0]).toMatchObject({ seq, author: { name: 'Ana' }, conversation: { id: second, title: 'Cleo' } })
    expect(nextCursor).toBeNull()
    expect(await found(ben, 'gateau')).toEqual(['Is the GÂTEAU ready?'])
    expect(await found(ana, 'gat_au')).toEqual([])
  })

  test('are all found, however many there are and however deep they lie', async () => {
    const { ana, ben, cleo } = await world.people()
    const [long, short] = [await talk(ana, ben), await talk(ana, cleo)]
    await say(ben, long, 'needle 0')
    for (let at = 0; at < 105; at += 1) await say(at % 2 ? ana : ben, long, at % 4 ? 'hay' : `needle ${at + 1}`)
    await say(cleo, short, 'needle of Cleo')
    const words = await found(ana, 'needle')
    expect(words[0]).toBe('needle of Cleo')
    expect(words.at(-1)).toBe('needle 0')
    expect([words.length, new Set(words).size]).toEqual([29, 29])
  })

  test('are those that one may read', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    for (const guest of [ben, cleo]) await befriend(world, ana, guest)
    const event = await party(ana, { open_to: [4] })
    await ask(ana, event, [ben, cleo])
    for (const guest of [ben, cleo]) await accept(guest, event)
    const id = await openEvent(ana, event)
    await say(ana, id, 'The secret of Ana')
    await say(cleo, id, 'The secret of Cleo')
    const direct = await open(ana, ben)
    await say(ben, direct, 'The secret of Ben')
    expect(await found(dan, 'secret')).toEqual([])
    await makeChild(world, cleo)
    expect(await found(ben, 'secret')).toEqual(['The secret of Ben', 'The secret of Ana'])
    await remove(ana, event, ben)
    await world.drainJobs()
    await say(ana, id, 'A new secret')
    expect(await found(ben, 'secret')).toEqual(['The secret of Ben'])
    await block(world, ana, ben)
    expect(await found(ben, 'secret')).toEqual([])
    expect(await found(ana, 'secret')).toEqual(['A new secret', 'The secret of Cleo', 'The secret of Ana'])
  })

  test('of requests are found, but no longer those of declined ones', async () => {
    const { ana, dan } = await world.people()
    const id = await open(dan, ana)
    await say(dan, id, 'Do you cater?')
    expect(await found(ana, 'cater')).toEqual(['Do you cater?'])
    await answer(ana, id, 'decline')
    expect(await found(ana, 'cater')).toEqual([])
  })

  test('are looked for with a cursor that was given', async () => {
    const { ana } = await world.people()
    for (const cursor of [
      'x',
      Buffer.from('1 2 3').toString('base64url'),
      Buffer.from('0 9 9 9 9').toString('base64url'),
    ])
      expect((await call('GET', `/message/search?keyword=cake&cursor=${cursor}`, { as: ana })).status).toBe(422)
    const deep = Buffer.from('0 9999999999999999 1 1').toString('base64url')
    expect((await call('GET', `/message/search?keyword=cake&cursor=${deep}`, { as: ana })).status).toBe(422)
  })
})

describe('conversations', () => {
  test('are found by the person, and by what they are about', async () => {
    const { ana, ben } = await world.people()
    const gardener = await signUp(call, 'Gardena')
    await say(ana, await talk(ana, gardener), 'Hello')
    const event = await party(ana)
    const id = await openEvent(ana, event)
    expect(await named(ana, 'garden')).toEqual(['Gardena'])
    await say(ana, id, 'Hello')
    expect(await named(ana, 'garden')).toEqual(['Garden party', 'Gardena'])
    expect(await named(ben, 'garden')).toEqual([])
    expect(await named(ana, '&!')).toEqual([])
    await block(world, gardener, ana)
    expect(await named(ana, 'garden')).toEqual(['Garden party'])
  })
})
