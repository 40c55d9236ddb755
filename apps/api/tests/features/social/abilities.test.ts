import { expect, test } from 'vitest'
import { canAt, castOfOwner, type Viewer, whoCan, whoCanAsTold } from '../../harness/abilities.ts'
import { signUpEach } from '../../harness/people.ts'
import { makePrivate } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { singing } from './music/steps.ts'

const world = await startWorld()
const { call } = world

async function withPost() {
  const { owner, others } = await castOfOwner(world)
  const { id } = (await call('POST', '/post', { as: owner, json: { content: 'Cake' } })).body.post
  return { owner, others, id, post: `/post/${id}` }
}

async function withComment() {
  const { owner, others, id: post_id } = await withPost()
  const { id } = (await call('POST', '/comment', { as: owner, json: { post_id, comment: 'Mine' } })).body.comment
  return { owner, others, post_id, id, comment: `/comment/${id}` }
}

test('what people are told that they can do with a post is what they can do', async () => {
  const { owner, others, id, post } = await withPost()
  const friend = `/friend/${owner.id}`
  const { blocker: _, ...cast } = others
  const could = await whoCanAsTold({ ...cast, owner }, canAt(world, post, 'post'), {
    report: as => call('POST', `${post}/report`, { as, json: {} }),
    comment: as => call('POST', '/comment', { as, json: { post_id: id, comment: 'Yes' } }),
    edit: as => call('PATCH', post, { as, json: { content: 'More cake' } }),
    remove_connection: as => call('DELETE', friend, { as }),
    delete: as => call('DELETE', post, { as }),
    block: as => call('POST', `${friend}/block`, { as }),
  })
  expect(could).toEqual({
    report: 'stranger connection',
    comment: 'stranger connection owner',
    edit: 'owner',
    remove_connection: 'connection',
    delete: 'owner',
    block: 'stranger connection',
  })
})

test('a post is reacted to and commented on by all but those with a block in between', async () => {
  const { owner, others, id, post } = await withPost()
  const could = await whoCan(
    { ...others, owner },
    {
      read: as => call('GET', post, { as }),
      like: as => call('POST', `${post}/like`, { as }),
      unlike: as => call('DELETE', `${post}/like`, { as }),
      superlike: as => call('POST', `${post}/superlike`, { as, json: { type: 1 } }),
      likes: as => call('GET', `${post}/like`, { as }),
      save: as => call('POST', `${post}/save`, { as }),
      hide: as => call('POST', `${post}/hide`, { as }),
      show: as => call('DELETE', `${post}/hide`, { as }),
      share: as => call('POST', `${post}/share`, { as, json: {} }),
      comment: as => call('POST', '/comment', { as, json: { post_id: id, comment: 'Yes' } }),
      comments: as => call('GET', `/comment?post_id=${id}`, { as }),
    },
  )
  for (const [ability, people] of Object.entries(could))
    expect([ability, people]).toEqual([ability, 'stranger connection owner'])
})

test('what people are told that they can do with a comment is what they can do', async () => {
  const { owner, others, post_id, id, comment } = await withComment()
  const could = await whoCanAsTold({ ...others, owner }, canAt(world, comment, 'comment'), {
    like: as => call('POST', `${comment}/like`, { as }),
    reply: as => call('POST', '/comment', { as, json: { post_id, parent_id: id, comment: 'Yes' } }),
    edit: as => call('PATCH', comment, { as, json: { comment: 'Still mine' } }),
    delete: as => call('DELETE', comment, { as }),
  })
  const all = 'stranger connection owner'
  expect(could).toEqual({ like: all, reply: all, edit: 'owner', delete: 'owner' })
})

test('nothing can be done with a comment that is deleted', async () => {
  const { owner, others, post_id, id, comment } = await withComment()
  await call('POST', '/comment', { as: owner, json: { post_id, parent_id: id, comment: 'A reply keeps its place' } })
  await call('DELETE', comment, { as: owner })
  const could = await whoCanAsTold({ ...others, owner }, canAt(world, comment, 'comment'), {
    like: as => call('POST', `${comment}/like`, { as }),
    reply: as => call('POST', '/comment', { as, json: { post_id, parent_id: id, comment: 'Yes' } }),
    edit: as => call('PATCH', comment, { as, json: { comment: 'Still mine' } }),
    delete: as => call('DELETE', comment, { as }),
  })
  expect(could).toEqual({ like: '', reply: '', edit: '', delete: '' })
})

test('what people are told that they can do with a song is what they can do', async () => {
  const { owner, others } = await castOfOwner(world)
  const { newSong, postSong, songsOf } = singing(world)
  const single = await newSong(owner)
  const { song: ofPost } = await postSong(owner, 'Of a post')
  for (const id of [single, ofPost]) {
    const canOf = async (as: Viewer) => {
      const songs = as ? (await songsOf(as, owner.id)).body.songs : []
      return songs?.find((one: { id: number }) => one.id === id)?.can ?? {}
    }
    const could = await whoCanAsTold({ ...others, owner }, canOf, {
      subscribe: as => call('POST', `/song/${id}/subscribe`, { as }),
      edit: as => call('PATCH', `/song/${id}`, { as, json: { title: 'Waltz' } }),
      delete: as => call('DELETE', `/song/${id}`, { as }),
    })
    const changing = id === single ? 'owner' : ''
    expect(could).toEqual({ subscribe: 'stranger connection', edit: changing, delete: changing })
  }
})

test('what people are told that they can do with a profile is what they can do', async () => {
  const { owner, others } = await castOfOwner(world)
  const friend = `/friend/${owner.id}`
  const [asked, asker] = await signUpEach(call, ['Asked', 'Asker'])
  if (!asked || !asker) throw new Error('Nobody came.')
  await call('POST', '/friend', { as: owner, json: { friend_id: asked.id } })
  await call('POST', '/friend', { as: asker, json: { friend_id: owner.id } })
  const { blocker: _, ...cast } = others
  const could = await whoCanAsTold({ ...cast, asked, asker, owner }, canAt(world, `/profile/${owner.id}`, 'user'), {
    answer: as => call('POST', `${friend}/reject`, { as }),
    remove: as => call('DELETE', friend, { as }),
    connect: as => call('POST', '/friend', { as, json: { friend_id: owner.id } }),
    report: as => call('POST', `${friend}/report`, { as, json: {} }),
    block: as => call('POST', `${friend}/block`, { as }),
  })
  expect(could).toEqual({
    answer: 'asked',
    remove: 'connection asker',
    connect: 'stranger connection asked asker',
    report: 'stranger connection asked asker',
    block: 'stranger connection asked asker',
  })
})

test('a private profile is open to connections, and so are the posts of its owner', async () => {
  const { owner, others, id, post } = await withPost()
  await makePrivate(world, owner)
  const people = { ...others, owner }
  const opened = async (as: Viewer) => {
    const { body } = await call('GET', `/profile/${owner.id}`, { as })
    return { status: body.user?.is_open ? 200 : 404 }
  }
  const could = await whoCan(people, {
    open: opened,
    read: as => call('GET', post, { as }),
    like: as => call('POST', `${post}/like`, { as }),
    report: as => call('POST', `${post}/report`, { as, json: {} }),
    comment: as => call('POST', '/comment', { as, json: { post_id: id, comment: 'Yes' } }),
  })
  const all = 'connection owner'
  expect(could).toEqual({ open: all, read: all, like: all, report: 'connection', comment: all })
})
