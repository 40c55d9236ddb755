import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'

/**
 * A setting that is read by a schema. What is wrong with it is told in words for whoever has set it, never with its value.
 * @param expected how the sentence "<its name> must be …" ends
 */
export const expecting = <Schema extends z.ZodType>(expected: string, schema: Schema) =>
  z.string().transform((text, context): z.output<Schema> => {
    const read = schema.safeParse(text)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: `must be ${expected}` })
    return z.NEVER
  })

/** Blank is no number; JavaScript reads it as 0. */
const filledNumber = z.string().transform(text => (text.trim() === '' ? Number.NaN : Number(text)))

export const wholeNumber = (min: number, max: number) =>
  expecting(`a whole number from ${min} to ${max}`, filledNumber.pipe(z.number().int().min(min).max(max)))

export const seconds = (max: number) =>
  expecting(`a number of seconds from 0 to ${max}`, filledNumber.pipe(z.number().min(0).max(max)))

export const oneOf = <const Name extends string>(...names: Name[]) =>
  expecting(`${names.slice(0, -1).join(', ')} or ${names.at(-1)}`, z.enum(names))

export const onOff = expecting(
  'on or off',
  z.enum(['on', 'off']).transform(value => value === 'on'),
)

/** US dollars with two decimals at most; read as cents. */
export const price = expecting(
  'a price in US dollars such as 59.99',
  z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .transform(text => Math.round(Number(text) * 100))
    .refine(cents => cents > 0),
)

/** Of a day of each year, one that leap years have is enough. */
const isDay = (day: string): boolean => z.iso.date().safeParse(day.length === 5 ? `2000-${day}` : day).success

export const days = expecting(
  'days that the calendar has, each year (12-25) or once (2027-11-25), with commas between them',
  z
    .string()
    .transform(text => text.split(',').map(day => day.trim()))
    .pipe(z.array(z.string().refine(isDay))),
)

const isSender = (text: string): boolean => {
  const senders = addressparser(text)
  return senders.length > 0 && senders.every(one => /^[^\s@]+@[^\s@]+$/.test(one.address ?? ''))
}

export const sender = expecting(
  'an e-mail address, with or without a name: Celebrio <hello@celebrio.example>',
  z.string().refine(isSender),
)

/** @param fits what else is asked of it than to begin with one of the schemes */
const address = (expected: string, schemes: RegExp, fits: (url: URL) => boolean = () => true) =>
  expecting(
    expected,
    z
      .string()
      .trim()
      .refine(text => schemes.test(text) && URL.canParse(text) && fits(new URL(text))),
  )

/** A slash in a password ends the host, and what follows is taken for a path. */
const endsWithPath = ({ pathname }: URL): boolean => !pathname.includes('@')

function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

const encoded = 'where special characters of the password are percent-encoded (%40 for @)'

export const webAddress = address('an address that begins with https:// or http://', /^https?:\/\//i)

/** Where people come from the outside, as browsers know it: all paths are Celebrio's. */
export const origin = address(
  'an address such as https://celebrio.example or http://localhost:3000, with nothing after the host and its port',
  /^https?:\/\/[^/?#@\\\s]+\/*$/i,
)

export const postgres = address(
  `an address such as postgres://user:password@host:5432/database, ${encoded}`,
  /^postgres(ql)?:\/\//i,
  endsWithPath,
)

export const redis = address(
  `an address such as redis://host:6379 or rediss://user:password@host:6379, ${encoded}`,
  /^rediss?:\/\//i,
  url => endsWithPath(url) && isDecodable(url),
)

export const smtp = address(
  `an address such as smtp://user:password@mail.example.org:587 or smtps://…, ${encoded}`,
  /^smtps?:\/\//i,
  url => url.hostname !== '' && endsWithPath(url) && isDecodable(url),
)
