import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'

/** Rows that are taken at once. */
export const priceListRows = 2000

const cell = z.union([z.string().max(5000), z.number(), z.null()]).optional()

/**
 * A row of a price list, as somebody has typed it: what cannot be read is told per row. Services and items are recognised by
 * their names, whatever the case. A cell that is left out keeps what an item has; an empty one clears it.
 */
export const priceListRow = z.object({
  service: cell,
  /** Of a service that is new; its first row has both. */
  description: cell,
  category_id: cell,
  item: cell,
  /** In the currency of the store. */
  price: cell,
  unit: cell,
  qty: cell,
  least_qty: cell,
  most_qty: cell,
  step_minutes: cell,
})
export type PriceListRow = z.output<typeof priceListRow>

const rows = z.array(priceListRow).min(1).max(priceListRows)

/** What becomes of a row. */
export const rowOutcomes = ['added', 'changed', 'same', 'wrong'] as const

const answeredRow = z.object({
  outcome: z.enum(rowOutcomes),
  /** Whether its service is new as well. */
  is_new_service: z.boolean(),
  /** The price that the item has now, where that changes. */
  old_price: z.number().nullable(),
  /** What is wrong, by cell, as codes with values. */
  issues: z.record(
    z.string(),
    z.array(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  ),
})
export type AnsweredRow = z.output<typeof answeredRow>

export const priceLists = endpoints({
  preview: {
    method: 'POST',
    path: '/price-list/preview',
    who: 'provider',
    summary: 'What a price list would change in the viewer’s own store, row by row; nothing is written',
    body: z.object({ rows }),
    answer: z.object({
      currency: z.string().length(3),
      rows: z.array(answeredRow),
      /** Names what the store sells now, so that a list is written on what was shown. */
      version: z.string(),
    }),
    errors: ['store_resting'],
    limits: ['editing'],
  },
  write: {
    method: 'POST',
    path: '/price-list',
    who: 'provider',
    summary: 'Write a price list into the viewer’s own store: all rows, or none if one is wrong',
    body: z.object({ rows, version: z.string().max(100) }),
    answer: message.extend({ added: z.int().nonnegative(), changed: z.int().nonnegative() }),
    errors: ['price_list_wrong', 'price_list_outdated', 'store_resting'],
    limits: ['editing'],
  },
})
