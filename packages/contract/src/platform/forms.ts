import { z } from 'zod'
import { issue } from './issues.ts'

/** The most of anything that can be asked for. */
export const maxQuantity = 1_000_000

const earliest = new Date('2000-01-01T00:00:00Z')
const latest = new Date('2200-01-01T00:00:00Z')

/** An id: a positive integer up to Number.MAX_SAFE_INTEGER; forms send it as text. */
export const id = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^[0-9]{1,16}$/)
        .transform(Number),
    ])
    .pipe(z.int().positive().max(Number.MAX_SAFE_INTEGER))

/** An integer, sent as a number or as digits; `words` is the issue for anything else. */
export const integer = (words?: ReturnType<typeof issue>) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?[0-9]{1,15}$/)
          .transform(Number),
      ],
      words,
    )
    .pipe(z.int())

/** A number that may have decimals, sent as one or as digits with a decimal point; whoever takes it says how large it may be. */
export const decimal = () =>
  z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,40}(\.\d{1,9})?$/)
        .transform(Number),
    ],
    issue('not_a_number'),
  )

/** A quantity, to thousandths of its unit. */
export const quantity = (least = 0) =>
  decimal().pipe(
    z
      .number()
      .min(least)
      .max(maxQuantity)
      .refine(value => Number(value.toFixed(3)) === value, issue('too_many_decimals', { max: 3 })),
  )

/** A moment of this or the next century, as ISO 8601 with its offset from UTC. */
export const instant = () =>
  z.iso
    .datetime({ offset: true, error: 'not_a_time' })
    .transform(text => new Date(text))
    .refine(moment => moment >= earliest && moment < latest, issue('not_a_time'))

/** Degrees of latitude or longitude (WGS 84), from -max to max. */
export const degrees = (max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,3}(\.\d{1,12})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(-max).max(max))

const yes = new Set<unknown>([true, 1, 'true', '1', 'on'])
const no = new Set<unknown>([false, 0, 'false', '0', 'off'])

/** A flag: true, 1, "1", "true" and their opposites are accepted; responses always have a boolean. */
export const flag = () => z.preprocess(value => (yes.has(value) ? true : no.has(value) ? false : value), z.boolean())

/** An optional field for which forms send '', which counts as absent. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (value === '' || value === null ? undefined : value), schema.optional())

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')

/** A field that stays as it is when omitted and is cleared, null, when sent empty. */
export const clearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (isBlank(value) ? null : value), schema.nullable().optional())

/** Maximum length of a list in a form, checked before its entries, whose validation costs time. */
const longestList = 1000

/** One value or a list: forms send a single value if there is only one. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value, context) => {
    if (value === undefined || value === null || value === '') return []
    const list: unknown[] = Array.isArray(value) ? value : [value]
    if (list.length <= longestList) return list
    context.issues.push({ code: 'too_big', origin: 'array', maximum: longestList, inclusive: true, input: value })
    return z.NEVER
  }, z.array(schema))
