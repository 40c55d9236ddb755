import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer, servicesOf, someCategories } from '../services/steps.ts'

const world = await startWorld()
const { call } = world
const { edit, list, service } = servicesOf(world)
const { ana } = await world.people()

type Row = Record<string, unknown>

const preview = (as: Someone, rows: Row[]) => call('POST', '/price-list/preview', { as, json: { rows } })
const write = async (as: Someone, rows: Row[], version?: string) =>
  call('POST', '/price-list', { as, json: { rows, version: version ?? (await preview(as, rows)).body.version } })
const outcomes = async (as: Someone, rows: Row[]) => (await preview(as, rows)).body.rows.map(row => row.outcome)
/** What is wrong with each row, by cell. */
const faults = async (as: Someone, rows: Row[]) =>
  (await preview(as, rows)).body.rows.map(row => Object.keys(row.issues))

const buffet = { service: 'Buffet', description: 'From the pot.', category_id: someCategories.catering }
const soup = { ...buffet, item: 'Soup', price: '4.50' }
const bread = { service: 'buffet ', item: 'Bread', price: 2, unit: 4, qty: 20, least_qty: 10 }
const itemsOf = async (as: Someone): Promise<[service: string, item: string, price: number][]> =>
  (await list(as)).flatMap((one: { name: string; items: { name: string; price: number }[] }) =>
    one.items.map(item => [one.name, item.name, item.price]),
  )

test('a list is shown first, and then written: services and items, new ones and changed ones', async () => {
  const owner = await newCaterer(world)
  const shown = await preview(owner, [soup, bread])
  expect(shown.body).toMatchObject({
    currency: 'EUR',
    rows: [
      { outcome: 'added', is_new_service: true, old_price: null, issues: {} },
      { outcome: 'added', is_new_service: true },
    ],
  })
  expect(await list(owner)).toEqual([])
  expect((await write(owner, [soup, bread])).body).toMatchObject({ added: 2, changed: 0 })
  expect(await itemsOf(owner)).toEqual([
    ['Buffet', 'Soup', 4.5],
    ['Buffet', 'Bread', 2],
  ])
  const changed = [{ service: 'BUFFET', item: 'soup', price: 5 }, bread, { service: 'Buffet', item: 'Cake', price: 3 }]
  expect((await preview(owner, changed)).body.rows.map(row => [row.outcome, row.old_price])).toEqual([
    ['changed', 4.5],
    ['same', null],
    ['added', null],
  ])
  expect((await write(owner, changed)).body).toMatchObject({ added: 1, changed: 1 })
  expect(await itemsOf(owner)).toEqual([
    ['Buffet', 'Soup', 5],
    ['Buffet', 'Bread', 2],
    ['Buffet', 'Cake', 3],
  ])
  expect((await call('GET', '/service?keyword=cake', { as: owner })).body.services).toHaveLength(1)
})

test('cells that are left out keep what an item has, empty ones clear it', async () => {
  const owner = await newCaterer(world)
  await service(owner, {
    name: 'Buffet',
    items: [{ name: 'Bread', price: 2, unit: 4, qty: 20, least_qty: 10, most_qty: 90 }],
  })
  await write(owner, [{ service: 'Buffet', item: 'Bread', price: 3, least_qty: '' }])
  expect((await list(owner))[0].items[0]).toMatchObject({ price: 3, unit: 4, qty: 20, least_qty: null, most_qty: 90 })
})

test('what is wrong is told by row and cell, and then nothing is written', async () => {
  const owner = await newCaterer(world)
  const rows = [
    soup,
    { ...bread, price: 'dear' },
    { ...bread, price: -1 },
    { ...bread, price: 1.999 },
    { ...bread, item: '' },
    { ...bread, unit: 9 },
    { ...bread, item: 'Butter', least_qty: 5, most_qty: 4 },
    { ...bread, item: 'Milk', qty: 1.5 },
    { ...soup, item: 'SOUP' },
    { service: 'Music', item: 'Song', price: 1 },
    { service: 'Music', item: 'Waltz', price: 1 },
    { service: '', item: 'Song', price: 1 },
    { ...buffet, service: 'Food', item: 'Rice', price: 1, category_id: someCategories.food },
    { ...buffet, service: 'Bar', item: 'Punch', price: 1, category_id: 'Drinks' },
  ]
  expect(await faults(owner, rows)).toEqual([
    [],
    ['price'],
    ['price'],
    ['price'],
    ['item'],
    ['unit'],
    ['most_qty'],
    ['qty'],
    ['item'],
    ['description', 'category_id'],
    [],
    ['service', 'description', 'category_id'],
    ['category_id'],
    ['category_id'],
  ])
  expect((await write(owner, rows)).body.code).toBe('price_list_wrong')
  expect(await list(owner)).toEqual([])
})

test('a store holds a hundred services of a hundred items, and the rows beyond say so', async () => {
  const owner = await newCaterer(world)
  const many = Array.from({ length: 102 }, (_, n) => ({ ...soup, item: `Soup ${n}` }))
  expect((await outcomes(owner, many)).filter(outcome => outcome === 'wrong')).toHaveLength(2)
  const services = Array.from({ length: 101 }, (_, n) => ({ ...soup, service: `Buffet ${n}` }))
  expect((await faults(owner, services)).filter(cells => cells.includes('service'))).toHaveLength(1)
  expect((await write(owner, services.slice(0, 100))).body.added).toBe(100)
})

test('lists that are too long, empty or no lists are refused as a whole', async () => {
  const owner = await newCaterer(world)
  const long = Array.from({ length: 2001 }, () => ({ item: 'x' }))
  expect((await preview(owner, long)).body.errors).toEqual({ rows: ['At most 2,000.'] })
  expect((await preview(owner, [])).status).toBe(422)
  expect((await preview(owner, [{ item: ['x'] }])).status).toBe(422)
  expect((await call('POST', '/price-list', { as: owner, json: { rows: [soup] } })).body.errors).toHaveProperty(
    'version',
  )
  expect((await preview(ana, [soup])).status).toBe(403)
})

test('what looks like a formula is a name like any other', async () => {
  const owner = await newCaterer(world)
  await write(owner, [
    { ...soup, item: '=1+1' },
    { ...soup, item: '@SUM(A1)' },
  ])
  expect((await itemsOf(owner)).map(([, name]) => name)).toEqual(['=1+1', '@SUM(A1)'])
})

test('a list is not written over what has changed since it was shown', async () => {
  const owner = await newCaterer(world)
  const { id } = await service(owner, { name: 'Buffet', items: [{ name: 'Soup', price: 4 }] })
  const rows = [{ service: 'Buffet', item: 'Soup', price: 6 }]
  const { version } = (await preview(owner, rows)).body
  await edit(owner, id, { items: [{ name: 'Soup', price: 5 }] })
  const refused = await write(owner, rows, version)
  expect([refused.status, refused.body.code]).toEqual([409, 'price_list_outdated'])
  expect(await itemsOf(owner)).toEqual([['Buffet', 'Soup', 5]])
})

test('of the same list sent several times at once one is written', async () => {
  const owner = await newCaterer(world)
  const { version } = (await preview(owner, [soup, bread])).body
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(owner, [soup, bread], version)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await itemsOf(owner)).toHaveLength(2)
})

test('what a store sells, sent as a list, is the same in every row, whatever the currency', async () => {
  for (const [country, price] of [
    ['ES', 0.05],
    ['JP', 1500],
    ['KW', 1.125],
  ] as const) {
    const owner = await newCaterer(world, country)
    const items = [
      { name: 'Crème « brûlée », "flambée"\u00a0; 🍮', price },
      { name: 'Waiter', price, unit: 2, step_minutes: 30, qty: 1.5 },
      { name: 'Cheese', price, unit: 3, qty: 0.25, least_qty: 0.1, most_qty: 40 },
      { name: '=cmd', price: 0 },
    ]
    const sold = await service(owner, { name: 'Été à la plage', items })
    const rows = sold.items.map(
      ({ name: item, id: _, offer: __, ...rest }: { name: string; id: number; offer: unknown }) => ({
        service: sold.name,
        item,
        ...rest,
      }),
    )
    expect(await outcomes(owner, rows), country).toEqual(rows.map(() => 'same'))
  }
})

test('lists of a whole store take few statements', async () => {
  const owner = await newCaterer(world)
  const rows = Array.from({ length: 100 }, (_, n) => ({ ...soup, item: `Soup ${n}` }))
  expect((await world.statements(() => preview(owner, rows))).length).toBeLessThanOrEqual(10)
  const { version } = (await preview(owner, rows)).body
  expect((await world.statements(() => write(owner, rows, version))).length).toBeLessThanOrEqual(24)
})
