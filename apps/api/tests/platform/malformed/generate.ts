import qs from 'qs'

/** A JSON schema, as far as values are made from it. */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

type Random = {
  below(end: number): number
  chance(of: number): boolean
  pick<Value>(list: readonly Value[]): Value
}

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: of => next() < of,
    pick: list => {
      const one = list[below(list.length)]
      if (one === undefined && list.length === 0) throw new Error('Nothing to pick from.')
      return one as (typeof list)[number]
    },
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

const oddTexts = ['', ' ', '0', '-1', '1.5', '1e400', 'NaN', '0x10', '١٢', '9'.repeat(400), 'null', 'undefined']
const oddNumbers = [0, -0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE]
const attacks = [
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '\u{1F389}'.repeat(300),
  'x'.repeat(6000),
  "';--",
  '%00',
  '../../etc/passwd',
  'javascript:alert(1)',
]
const oddTimes = ['0000-00-00', '9999-12-31 23:59:60', '2031-02-31 25:00:00']
const oddAddresses = ['@', 'a@b', 'https://']
const oddShapes = [null, true, [], {}, [[]], [null], { 0: 1 }, { length: 1e9 }, { toString: 1 }, nested(40)]

/** What no field is made for. */
const absurd: readonly unknown[] = [...oddTexts, ...oddNumbers, ...attacks, ...oddTimes, ...oddAddresses, ...oddShapes]

/** What passes for fields of some names, so that the rest of a request is looked at. */
const fitting: Record<string, readonly unknown[]> = {
  email: ['ana@example.org', 'ben@example.org'],
  mobile: ['600100200'],
  password: ['Torta-de-noz-1'],
  country_id: [724],
  event_date: ['2031-05-01 19:00:00'],
  end_date: ['2031-05-01 23:00:00'],
  timezone: ['Europe/Madrid'],
  dob: ['1990-05-01'],
  month: ['2026-01'],
  type: [1, 2],
}

const usualTexts = ['Cake', 'ana@example.org', '600100200', '1234', 'Torta-de-noz-1', 'en', 'none', 'Europe/Madrid']
const usualTimes = ['1990-05-01', '2031-05-01 19:00:00', '2026-01']
const usualNumbers = [1, 2, 3, 0, 724, 1999]
const usualShapes = [true, 'false', '1', [1], ['a', 'b'], 'https://example.org']

/** What fields often hold. */
const usual: readonly unknown[] = [...usualTexts, ...usualTimes, ...usualNumbers, ...usualShapes]

export type Maker = {
  random: Random
  /** How many of the values are absurd, from 0 to 1. */
  absurdity: number
}

/** A value that a schema allows, more or less, for a field of a name. */
export function valueFor(maker: Maker, schema: Schema, name = '', depth = 0): unknown {
  const { random, absurdity } = maker
  if (random.chance(absurdity)) return random.pick(absurd)
  const { enum: choices, const: only, properties, items, type } = schema
  const known = fitting[name]
  if (known) return random.pick(known)
  const some = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (some) return valueFor(maker, random.pick(some), name, depth)
  if (choices) return random.pick(choices)
  if (only !== undefined) return only
  if (properties) return objectFor(maker, properties, depth)
  if (items && depth < 4) return Array.from({ length: random.below(3) }, () => valueFor(maker, items, name, depth + 1))
  if (type === 'integer' || type === 'number') return 1 + random.below(6)
  if (type === 'boolean') return random.chance(0.5)
  return /(^|_)ids?$/.test(name) ? 1 + random.below(6) : random.pick(usual)
}

const strays = ['__proto__', 'constructor', 'a[b]', '', '_method', 'hasOwnProperty', '\u0000']

function objectFor(maker: Maker, properties: Record<string, Schema>, depth: number): Record<string, unknown> {
  const { random, absurdity } = maker
  const made = Object.entries(properties)
    .filter(() => random.chance(0.85))
    .map(([name, schema]) => [name, valueFor(maker, schema, name, depth + 1)] as const)
  const stray = random.chance(absurdity / 2) ? [[random.pick(strays), random.pick(absurd)] as const] : []
  return Object.fromEntries([...made, ...stray])
}

/** Texts as a path or a query holds them, now and then not encoded as they ought to be. */
export const encoded = ({ random, absurdity }: Maker, value: unknown): string => {
  const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '')
  return random.chance(absurdity / 4)
    ? random.pick(['%', '%zz', '%00', '%ED%A0%80', '%C0%80', '..%2f'])
    : encodeURIComponent(text)
}

const garble = (random: Random, text: string): string => {
  const at = random.below(text.length + 1)
  return random.pick([
    text.slice(0, at),
    `${text.slice(0, at)}${String.fromCharCode(random.below(256))}${text.slice(at + 1)}`,
  ])
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

function multipartOf({ random, absurdity }: Maker, fields: unknown): FormData {
  const form = new FormData()
  const texts = new URLSearchParams(qs.stringify(fields, { strictNullHandling: true }))
  for (const [name, value] of texts) {
    if (random.chance(absurdity / 2))
      form.append(name, new Blob([png], { type: random.pick(['image/png', 'text/html', '']) }), value.slice(0, 50))
    else form.append(name, value)
  }
  return form
}

/** A body in one of the encodings, and now and then in none of them. */
export function bodyOf(maker: Maker, fields: unknown): { body: string | FormData; type?: string } {
  const json = JSON.stringify(fields) ?? ''
  const form = qs.stringify(fields)
  const { random, absurdity } = maker
  const kind = random.below(absurdity > 0 ? 20 : 17)
  if (kind < 9) return { body: json, type: 'application/json' }
  if (kind < 13) return { body: form, type: 'application/x-www-form-urlencoded' }
  if (kind < 17) return { body: multipartOf(maker, fields) }
  const type = random.pick([
    'application/json',
    'multipart/form-data; boundary=x',
    'text/xml',
    'multipart/form-data',
    '*/*',
  ])
  return { body: garble(random, random.pick([json, form])), type }
}
