import { expect, test } from 'vitest'
import { celebrate } from '../../../harness/celebrations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { fill, plansOf, titles } from './steps.ts'

const world = await startWorld()
const { ana, ben } = await world.people()
const { addTodo, editTodo, moveTodo, removeTodo, plan, summary, todos } = plansOf(world)

test('what is to do stands in the order in which it was added, with a day or without one', async () => {
  const event = await celebrate(world, ana)
  const first = await addTodo(ana, event, { title: '  Order the cake ', due_on: '2031-05-01' })
  expect(first).toMatchObject({ status: 201, body: { message: 'To-do added', plan: { version: 1 } } })
  const { body } = await addTodo(ana, event, { title: 'Find a band', due_on: '' })
  expect(body.plan.todos).toMatchObject([
    { title: 'Order the cake', due_on: '2031-05-01', is_done: false },
    { title: 'Find a band', due_on: null, is_done: false },
  ])
  expect((await plan(ana, event)).todos).toEqual(body.plan.todos)
})

test('it is ticked, renamed and given a different day, each without affecting the rest', async () => {
  const event = await celebrate(world, ana)
  const [id = 0] = await todos(ana, event, ['Order the cake'])
  const edits = [{ is_done: true }, { title: 'Bake the cake' }, { due_on: '2031-06-01' }]
  await Promise.all(edits.map(edit => editTodo(ana, event, id, edit)))
  const [todo] = (await plan(ana, event)).todos
  expect(todo).toEqual({ id, title: 'Bake the cake', due_on: '2031-06-01', is_done: true })
  const { body } = await editTodo(ana, event, id, { due_on: '', is_done: false })
  expect(body.plan.todos).toEqual([{ id, title: 'Bake the cake', due_on: null, is_done: false }])
})

test('a title that is too long or empty, or a day that does not exist, is refused at its field', async () => {
  const event = await celebrate(world, ana)
  const [id = 0] = await todos(ana, event, ['Order the cake'])
  const fieldsOf = async (json: object) => Object.keys((await editTodo(ana, event, id, json)).body.errors)
  expect(await fieldsOf({ title: 'x'.repeat(201) })).toEqual(['title'])
  expect(await fieldsOf({ title: ' ' })).toEqual(['title'])
  for (const due_on of ['2031-02-30', '0000-01-01', 'soon', '2031-06'])
    expect(await fieldsOf({ due_on })).toEqual(['due_on'])
  expect((await addTodo(ana, event, { title: '🎂'.repeat(200) })).status).toBe(201)
  expect(await plan(ana, event)).toMatchObject({ version: 2 })
})

test('it is moved before another, or to the end, and the others keep their order', async () => {
  const event = await celebrate(world, ana)
  const [a = 0, b = 0, c = 0, d = 0] = await todos(ana, event, ['A', 'B', 'C', 'D'])
  expect(titles((await moveTodo(ana, event, d, b)).body.plan)).toEqual(['A', 'D', 'B', 'C'])
  expect(titles((await moveTodo(ana, event, a)).body.plan)).toEqual(['D', 'B', 'C', 'A'])
  expect(titles((await moveTodo(ana, event, c, c)).body.plan)).toEqual(['D', 'B', 'C', 'A'])
  expect(titles((await moveTodo(ana, event, d, a)).body.plan)).toEqual(['B', 'C', 'D', 'A'])
})

test('what was deleted can be added again as it was, where it stood', async () => {
  const event = await celebrate(world, ana)
  const [, b = 0, c] = await todos(ana, event, ['A', 'B', 'C'])
  await editTodo(ana, event, b, { due_on: '2031-05-01', is_done: true })
  const gone = await removeTodo(ana, event, b)
  expect(titles(gone.body.plan)).toEqual(['A', 'C'])
  const { id: _, ...deleted } = gone.body.deleted
  expect(deleted).toEqual({ title: 'B', due_on: '2031-05-01', is_done: true, before: c })
  const { body } = await addTodo(ana, event, deleted)
  expect(titles(body.plan)).toEqual(['A', 'B', 'C'])
  expect(body.plan.todos[1]).toMatchObject({ due_on: '2031-05-01', is_done: true })
  expect((await removeTodo(ana, event, b)).status).toBe(404)
})

test('an event has a hundred things to do at most, however many are added at once', async () => {
  const event = await celebrate(world, ana)
  await addTodo(ana, event, { title: 'First' })
  await fill(world, event, 'todos', 90)
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) => addTodo(ana, event, { title: `At once ${n}` })),
  )
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body.details.title).toEqual([{ code: 'too_many_todos', values: { max: 100 } }])
  const { todos: kept } = await plan(ana, event)
  expect(new Set(titles({ todos: kept })).size).toBe(100)
  await removeTodo(ana, event, kept[0].id)
  expect((await addTodo(ana, event, { title: 'One more' })).status).toBe(201)
})

test('twenty moves at once lose no entry, and no two get the same position', async () => {
  const event = await celebrate(world, ana)
  const names = Array.from({ length: 10 }, (_, n) => `To do ${n}`)
  const ids = await todos(ana, event, names)
  await Promise.all(ids.flatMap((id, n) => [moveTodo(ana, event, id, ids[(n + 3) % 10]), moveTodo(ana, event, id)]))
  const after = await plan(ana, event)
  expect(titles(after).toSorted()).toEqual(names)
  expect(after.version).toBe(30)
})

test('only the host may do any of it: for others there is no such event', async () => {
  const event = await celebrate(world, ana)
  const other = await celebrate(world, ben)
  const [id = 0] = await todos(ana, event, ['Secret present'])
  const tries = [
    summary(ben, event),
    addTodo(ben, event, { title: 'Mine' }),
    editTodo(ben, event, id, { is_done: true }),
    moveTodo(ben, event, id),
    removeTodo(ben, event, id),
    editTodo(ben, other, id, { is_done: true }),
    removeTodo(ben, other, id),
    moveTodo(ben, other, id),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  expect((await summary(undefined, event)).status).toBe(401)
  expect(await plan(ana, event)).toMatchObject({ version: 1, todos: [{ title: 'Secret present', is_done: false }] })
})

test('a change is pushed to the other devices of the host, and a deleted event takes its plan along', async () => {
  const event = await celebrate(world, ana)
  const connection = await openSocket(world.url, { token: ana.token })
  const heard = connection.next()
  await addTodo(ana, event, { title: 'Order the cake' })
  await world.drainJobs()
  expect(await heard).toBe('events')
  await world.call('DELETE', `/event/${event}`, { as: ana })
  expect((await addTodo(ana, event, { title: 'Too late' })).status).toBe(404)
  const left = await world.app.db.selectFrom('event_todos').select('id').where('event_id', '=', event).execute()
  expect(left).toEqual([])
})
