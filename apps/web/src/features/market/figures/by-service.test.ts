import { expect, test } from 'vitest'
import { everyService, fewServices } from './by-service.ts'

const incomeOf = (...names: string[]) => ({
  currency: 'EUR',
  total: 10 * names.length,
  services: names.map((name, id) => ({ id, name, total: 10 })),
  days: names.map((_, id) => ({ date: `2026-11-0${id + 1}`, service_id: id, total: 10 })),
})

test('up to three services stand by themselves', () => {
  const { labels, counted } = fewServices(incomeOf('Cakes', 'Flowers', 'Music'), 'Others')
  expect(labels).toEqual(['Cakes', 'Flowers', 'Music'])
  expect(counted[1]).toEqual([{ date: '2026-11-02', value: 10 }])
})

test('of more services the smallest are together in the plot, not in the table', () => {
  const income = incomeOf('Cakes', 'Flowers', 'Music', 'Tents')
  const { labels, counted } = fewServices(income, 'Others')
  expect(labels).toEqual(['Cakes', 'Flowers', 'Others'])
  expect(counted[2]).toHaveLength(2)
  expect(everyService(income).labels).toHaveLength(4)
})

test('services of one name are told apart', () => {
  expect(everyService(incomeOf('Cakes', 'Cakes')).labels).toEqual(['Cakes (0)', 'Cakes (1)'])
})
