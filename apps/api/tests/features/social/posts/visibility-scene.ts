import type { Reply } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { signUpEach } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'

/** The viewers of an author's activity. */
export const viewers = ['author', 'connection', 'stranger', 'blocked', 'blocking'] as const
export type ViewerName = (typeof viewers)[number]

export type Scene = {
  cast: Record<ViewerName, Member>
  tag: string
  /** The author's post; everybody has saved it, and a third person has shared it. */
  post: number
  share: number
  /** Somebody else's public post that the author likes, flowers, comments on, shares and is mentioned in. */
  stage: number
}

async function callOf(reply: Promise<Reply>) {
  const { status, body } = await reply
  if (status >= 400) throw new Error(JSON.stringify(body))
  return body
}

async function pictured(content: string): Promise<FormData> {
  const form = new FormData()
  form.append('content', content)
  const picture = new Uint8Array(await png({ width: 64, height: 48 }))
  form.append('images[]', new Blob([picture], { type: 'image/png' }), 'a.png')
  return form
}

/** Everything happens while all of them may see it; relations and the author's state come after. */
export async function playScene(world: World, tag: string): Promise<Scene> {
  const { call, app } = world
  const [author, connection, stranger, blocked, blocking, host] = await signUpEach(call, [
    `Ana-${tag}`,
    'Ben',
    'Cleo',
    'Dan',
    'Eva',
    'Hal',
  ])
  if (!author || !connection || !stranger || !blocked || !blocking || !host) throw new Error('Nobody came.')
  const cast = { author, connection, stranger, blocked, blocking }
  const write = async (as: Member, json: object) => (await callOf(call('POST', '/post', { as, json }))).post.id
  const multipart = await pictured(`Cake #${tag}`)
  const post: number = (await callOf(call('POST', '/post', { as: author, multipart }))).post.id
  const stage: number = await write(host, { content: `Thank you, @Ana-${tag}`, mentions: [author.id] })
  const share: number = (await callOf(call('POST', `/post/${post}/share`, { as: host }))).post.id
  await callOf(call('POST', `/post/${stage}/share`, { as: author }))
  await callOf(call('POST', `/post/${stage}/like`, { as: author }))
  await callOf(call('POST', `/post/${stage}/superlike`, { as: author, json: { type: 4 } }))
  await callOf(call('POST', '/comment', { as: author, json: { post_id: stage, comment: 'Welcome' } }))
  for (const name of viewers) await callOf(call('POST', `/post/${post}/save`, { as: cast[name] }))
  for (const name of viewers.filter(one => one !== 'author')) {
    const own = await write(cast[name], { content: 'Mine' })
    await callOf(call('POST', `/post/${own}/like`, { as: author }))
  }
  await befriend({ app }, author, connection)
  await block({ app }, author, blocked)
  await block({ app }, blocking, author)
  return { cast, tag, post, share, stage }
}
