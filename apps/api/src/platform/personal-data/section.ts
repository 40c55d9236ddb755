import type { Language } from '@celebrio/contract/platform/languages'
import type { Field } from './field-labels.ts'

/**
 * Rows of one kind that are somebody's to take away. All parts are SQL of the feature itself, in which `:me` is the account.
 * What is in a field others may read is theirs: a section has no words that somebody else has written, but for such as the person
 * is shown.
 */
export type PersonalSection = {
  /** Names its page and its file: `posts`. No other section has it. */
  name: string
  title: Record<Language, string>
  /** The table, or a join. */
  from: string
  /** Which rows are theirs: a condition. */
  whose: string
  /** A number that no other row of theirs has, by which they are read page by page. */
  key: string
  /** What is told of a row, in this order. Secrets, and what says something of others only, stay out. */
  fields: Partial<Record<Field, string>>
}

/** A file of somebody: `id` is that of the upload, by which fields name it (`filesOf`). */
export type PersonalFile = { id: number | null; name: string; key: string }

/** Values of fields that are more than a text, a number or a time. */
export type PersonValue = { person: number | null }
export type SumValue = { amount: number | null; currency: string }
export type PlaceValue = { city: string | null; state: string | null; country: string | null }
export type FilesValue = { files: number[] }

/** Whose rows are, by a column of their own. */
export const ofPerson = (column = 'user_id'): string => `${column} = :me`

/** Whose rows are, by the company that has them. */
export const ofCompany = (column = 'provider_id'): string =>
  `${column} = (SELECT id FROM service_providers WHERE user_id = :me)`

/** Somebody, by their id, with the name that the person sees. */
export const person = (id: string): string => `jsonb_build_object('person', ${id})`

/** A sum in the smallest unit of a currency. */
export const sum = (amount: string, currency = 'currency'): string =>
  `jsonb_build_object('amount', ${amount}, 'currency', ${currency})`

/** A quantity that is stored in thousandths. */
export const quantity = (thousandths: string): string => `(${thousandths} / 1000.0)::float8`

/** Uploads, by a query of their ids in order. */
export const filesOf = (query: string): string => `jsonb_build_object('files', ARRAY(${query}))`

/** Texts, by a query of them in order. */
export const textsOf = (query: string): string => `to_jsonb(ARRAY(${query})::text[])`

/** Times, by a query of them in order, as in the JSON of the API. */
export const timesOf = (query: string): string =>
  `to_jsonb(ARRAY(SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM (${query}) AS times (at)))`

/** City, state and country of a row. */
export const place = (table: string): string => `jsonb_build_object(
  'city', (SELECT name FROM cities WHERE cities.id = ${table}.city_id),
  'state', (SELECT name FROM states WHERE states.id = ${table}.state_id),
  'country', (SELECT code FROM countries WHERE countries.id = ${table}.country_id))`

/** The name of a row of `categories`, in the language of the person. */
export const categoryName = 'categories.names->>(SELECT language FROM users WHERE users.id = :me)'
