import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureOf } from '../../../harness/erasure.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { stepsOf, words } from '../conversations/steps.ts'

const world = await startWorld()
const { app, call } = world
const { open, openAbout, say, history, list, get } = stepsOf(world)
const { leave, erase, again, tablesWith } = erasureOf(world)
const { groupOf } = groupsOf(world)

const word = 'Quillonia'
const chat = /^(conversation|message|presence)/

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(app.db)).rows[0]?.count

/** Ana and Ben talk with each other, and in a group with Cleo. */
async function talking() {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  const direct = await open(people.ana, people.ben)
  const group = await groupOf(people.cleo, [people.ana, people.ben], { name: 'Sunday bakers' })
  const { id } = (await openAbout(people.cleo, 'group', group)).body.conversation
  return { ...people, direct, id }
}

const flower = (as: Member, message: number) => call('POST', `/message/${message}/superlike`, { as, json: { type: 2 } })

test('who is erased has said nothing: not to others, and not in groups, where what the others said stays', async () => {
  const { ana, ben, cleo, direct, id } = await talking()
  await say(ana, direct, `${word} to Ben`)
  await say(ben, direct, `Hello ${word}`)
  const said = await say(ana, id, `${word} for all, https://${word}.example.org`)
  const kept = await say(ben, id, 'Who brings the plates?', { reply_to_id: said.id })
  await flower(cleo, said.id)
  expect((await flower(ana, kept.id)).status).toBe(200)
  await flower(cleo, kept.id)
  const reported = await call('POST', `/message/${kept.id}/report`, { as: ana, json: { reason: `${word} says so` } })
  expect(reported.status).toBe(200)
  await call('POST', '/presence', { as: ana })
  await leave(ana)
  await erase()

  expect(await tablesWith(word, chat)).toEqual([])
  const [member, other] = [await again(ben), await again(cleo)]
  expect(await list(member)).toMatchObject([{ id }])
  expect(await get(other, id)).toMatchObject({ member_count: 2 })
  const { messages } = await history(other, id)
  expect(words(messages)).toEqual(['Who brings the plates?'])
  const by_type = { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0 }
  expect(messages.at(-1)).toMatchObject({ reply_to: null, reactions: { total: 1, by_type } })
  const of = (table: string, column: string) =>
    countOf(sql`SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${ana.id}`)
  expect(await of('conversation_members', 'user_id')).toBe(0)
  expect(await of('message_superlikes', 'user_id')).toBe(0)
  expect(await of('reports', 'user_id')).toBe(0)
  expect(await of('presence', 'user_id')).toBe(0)
  expect(await countOf(sql`SELECT count(*) FROM conversations WHERE kind = 'direct'`)).toBe(0)
})

test('counters of what is left are right', async () => {
  const wrongMembers = sql<{ count: number }>`SELECT count(*) FROM conversations WHERE member_count <> (
    SELECT count(*) FROM conversation_members AS member WHERE member.conversation_id = conversations.id AND left_seq IS NULL)`
  const wrongFlowers = sql<{
    count: number
  }>`SELECT count(*) FROM messages WHERE (SELECT sum(one) FROM unnest(flowers) AS one) <> (
    SELECT count(*) FROM message_superlikes AS given WHERE given.message_id = messages.id)`
  expect([await countOf(wrongMembers), await countOf(wrongFlowers)]).toEqual([0, 0])
})

test('much that was said is erased piece by piece', async () => {
  const { ana, ben, direct, id } = await talking()
  const [first, next] = [await say(ana, direct, 'One'), await say(ana, id, 'Two')]
  for (const conversation of [first, next].map(one => one.conversation_id))
    await sql`
      INSERT INTO messages (conversation_id, seq, rev, author_id, client_id, body, created_at)
      SELECT ${conversation}, one + 100, one + 100, ${ana.id}, gen_random_uuid(), ${word}, now() FROM generate_series(1, 450) AS one`.execute(
      app.db,
    )
  await leave(ana)
  await erase()
  expect(await tablesWith(word, chat)).toEqual([])
  expect(await list(await again(ben))).toMatchObject([{ id }])
})
