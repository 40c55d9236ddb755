import { z } from 'zod'
import type { issue } from './issues.ts'

/** An id: a positive integer; forms send it as text. Largest: what JavaScript counts exactly. */
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

/** A whole number, sent as number or as digits; `words` says what is wrong with anything else. */
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

/** Degrees of latitude or longitude (WGS 84), at most so many either way. */
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

/** A flag: true, 1, "1", "true" and their opposites are accepted; the answer always has a boolean. */
export const flag = () => z.preprocess(value => (yes.has(value) ? true : no.has(value) ? false : value), z.boolean())

/** A field that forms send empty when it is not filled: '' counts as absent. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (value === '' || value === null ? undefined : value), schema.optional())

/** No list of a form is longer; what is longer is refused before its entries are looked at, each of which costs time. */
const longestList = 1000

/** One or many of something: forms send a single value where there is one. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value, context) => {
    if (value === undefined || value === null || value === '') return []
    const list: unknown[] = Array.isArray(value) ? value : [value]
    if (list.length <= longestList) return list
    context.issues.push({ code: 'too_big', origin: 'array', maximum: longestList, inclusive: true, input: value })
    return z.NEVER
  }, z.array(schema))
