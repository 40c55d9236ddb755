import { type StaffAction, type StaffSubject, staffActions, staffSubjects } from '@celebrio/contract/base/audit-log'
import { numericId } from '#lib/numeric-id.ts'

/** What of the log is looked at, as its fields have it: '' where it does not matter. */
export type LogFilters = {
  /** The number of an account, `0` for the command line. */
  who: string
  action: StaffAction | ''
  about: StaffSubject | ''
  /** The number of what it was done to. */
  number: string
  /** Days by the viewer's own clock, YYYY-MM-DD, both included. */
  from: string
  to: string
}

export const noFilters: LogFilters = { who: '', action: '', about: '', number: '', from: '', to: '' }

const textIn = (search: URLSearchParams, name: string, shape: RegExp): string => {
  const text = search.get(name) ?? ''
  return shape.test(text) ? text : ''
}

/** What the address asks for; what is no answer is left out. */
export const filtersOf = (search: URLSearchParams): LogFilters => ({
  who: textIn(search, 'who', /^\d{1,15}$/),
  action: staffActions.find(action => action === search.get('action')) ?? '',
  about: staffSubjects.find(subject => subject === search.get('about')) ?? '',
  number: numericId(search.get('number') ?? undefined)?.toString() ?? '',
  from: textIn(search, 'from', /^\d{4}-\d{2}-\d{2}$/),
  to: textIn(search, 'to', /^\d{4}-\d{2}-\d{2}$/),
})

/** The address with other filters. */
export const addressOf = (filters: LogFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, text]) => text !== ''))

/** When a day begins by the viewer's clock; undefined for one that is not there, or half typed: `0020-11-27`. */
function startOf(day: string, later = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + later)
  return year >= 2000 && year < 2199 && !Number.isNaN(start.getTime()) ? start.toISOString() : undefined
}

/** What the server is asked for. */
export const queryOf = ({ who, action, about, number, from, to }: LogFilters) => ({
  actor_id: who === '' ? undefined : Number(who),
  action: action || undefined,
  subject_type: about || undefined,
  subject_id: number === '' ? undefined : Number(number),
  from: startOf(from),
  until: startOf(to, 1),
})

/** How many filters narrow the log. */
export const countFilters = (filters: LogFilters): number =>
  Object.values(queryOf(filters)).filter(value => value !== undefined).length
