import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf } from '@celebrio/contract/platform/money'
import { dayText, moneyText, numberText } from '#platform/formats.ts'
import { escapeHtml as escape } from '#platform/mail/escape-html.ts'
import type { Field } from '#platform/personal-data/field-labels.ts'
import type { PlaceValue } from '#platform/personal-data/section.ts'
import { valueInWords } from '#platform/personal-data/value-labels.ts'
import type { FilePaths } from '../files.ts'
import { messages } from '../messages.ts'
import type { NamedPerson } from '../rows.ts'
import { isFiles, isPerson, isPlace, isSum } from '../values.ts'

type Shown = { field: string; value: unknown; paths: FilePaths; language: Language }

const addressOf = (path: string) => escape(`../${path.split('/').map(encodeURIComponent).join('/')}`)

function fileAsHtml(path: string): string {
  const name = escape(path.slice('files/'.length))
  const picture = /\.(webp|jpg|png)$/.test(path) ? `<img src="${addressOf(path)}" alt="" loading="lazy">` : ''
  return `<li><a href="${addressOf(path)}">${picture}${name}</a></li>`
}

const listAsHtml = (items: readonly string[]) => (items.length === 0 ? '' : `<ul>${items.join('')}</ul>`)

const timeAsHtml = (time: Date, language: Language) =>
  `<time datetime="${time.toISOString()}">${escape(
    formatDateTime(language, time, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
  )}</time>`

/** Days and languages stand as codes in their columns: a field that holds one says so here. */
const dayFields: ReadonlySet<string> = new Set<Field>(['date_of_birth', 'day', 'terms_version'])

function textOf(field: string, value: string, language: Language): string {
  if (dayFields.has(field) && /^\d{4}-\d\d-\d\d$/.test(value)) return dayText(language, value)
  if (field === 'language') return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value
  return valueInWords(language, field, value)
}

/** Numbers of rows and years are names rather than quantities; flowers have names of their own. */
function numberInWords(field: string, value: number, language: Language): string {
  if (field === 'flower') return valueInWords(language, field, `flower_${value}`)
  return Number.isInteger(value) ? String(value) : numberText(language, value)
}

const itemAsHtml = (field: string, item: unknown, language: Language) =>
  field === 'tickets' ? timeAsHtml(new Date(String(item)), language) : escape(String(item))

function placeAsText({ city, state, country }: PlaceValue, language: Language): string {
  const land = country === null ? null : new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return [city, state, land].filter(part => part !== null && part !== undefined).join(', ')
}

function objectAsHtml({ field, value, paths, language }: Shown): string {
  if (value instanceof Date) return timeAsHtml(value, language)
  if (isPerson(value)) return escape((value as NamedPerson).name ?? messages[language].hiddenPerson)
  if (isSum(value))
    return value.amount === null
      ? ''
      : escape(moneyText(language, amountOf(value.amount, value.currency), value.currency))
  if (isPlace(value)) return escape(placeAsText(value, language))
  if (isFiles(value)) return listAsHtml(value.files.flatMap(id => paths.get(id) ?? []).map(fileAsHtml))
  if (Array.isArray(value)) return listAsHtml(value.map(item => `<li>${itemAsHtml(field, item, language)}</li>`))
  return escape(JSON.stringify(value))
}

/** What is in a field, as HTML: nothing for what is empty. */
export function valueAsHtml(shown: Shown): string {
  const { field, value, language } = shown
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'object') return objectAsHtml(shown)
  if (typeof value === 'boolean') return escape(value ? messages[language].yes : messages[language].no)
  if (typeof value === 'number') return escape(numberInWords(field, value, language))
  return typeof value === 'string' ? escape(textOf(field, value, language)) : ''
}
