import { eventEdit, eventForm } from '@celebrio/contract/celebrations/event-forms'
import { eventLimits } from '@celebrio/contract/celebrations/events'
import { codePoints } from '@celebrio/contract/platform/text'
import { checkForm } from '#lib/forms/check-form.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import type { Step } from './steps.ts'
import { deadlineErrors, endErrors, isMoved, startErrors } from './times.ts'
import { bodyOf, type EventValues, editBodyOf } from './values.ts'

/** Error texts for required fields. */
export type Missing = { required: string; date: string; cover: string }

/** Whether the first step of the form, which alone has fields that are required, has what it needs. */
const isWhatFilled = ({ title, event_date, guests_choose }: EventValues): boolean =>
  title.trim() !== '' && codePoints(title) <= eventLimits.title && (guests_choose || event_date !== '')

const missingFields = ({ title, event_date }: EventValues, { required, date }: Missing): FieldErrors => ({
  ...(title.trim() === '' && { title: required }),
  ...(event_date === '' && { event_date: date }),
})

/** Those who serve an event have to know where it is, and how many come. */
const missingForServices = ({ city_id, address, members }: EventValues, { required }: Missing): FieldErrors => ({
  ...(city_id === null && { city_id: required }),
  ...(address.trim() === '' && { address: required }),
  ...(members.trim() === '' && { members: required }),
})

const missingDates = ({ other_dates }: EventValues, { date }: Missing): FieldErrors =>
  Object.fromEntries(other_dates.flatMap((other, index) => (other === '' ? [[`other_dates.${index}`, date]] : [])))

/** Steps in which something that is required is missing. */
export const lackingSteps = (values: EventValues, isServed: boolean): Step[] => [
  ...(isWhatFilled(values) ? [] : (['what'] as const)),
  ...(isServed && (values.city_id === null || values.address.trim() === '') ? (['where'] as const) : []),
  ...(isServed && values.members.trim() === '' ? (['who'] as const) : []),
]

/** Validates a new event by the server's rules, plus the required cover. `isServed`: services are booked along with it. */
export const checkNew = (values: EventValues, missing: Missing, isServed = false): FieldErrors => ({
  ...(values.coverphoto === null && { coverphoto: missing.cover }),
  ...startErrors(values),
  ...(values.guests_choose ? {} : { ...endErrors(values), ...deadlineErrors(values) }),
  ...checkForm(eventForm, bodyOf(values)),
  ...missingFields(values, missing),
  ...(values.guests_choose && missingDates(values, missing)),
  ...(isServed && missingForServices(values, missing)),
})

/** Validates changed times; unchanged times and open date polls are not checked. */
function timeErrors(before: EventValues, values: EventValues): FieldErrors {
  if (values.guests_choose) return {}
  const moved = isMoved(before, values)
  const end = moved || values.end_date !== before.end_date ? endErrors(values) : {}
  const deadline = moved || values.answer_by !== before.answer_by ? deadlineErrors(values) : {}
  return moved ? { ...startErrors(values), ...end, ...deadline } : { ...end, ...deadline }
}

/** Validates the fields that an edit would send. */
export const checkEdit = (before: EventValues, values: EventValues, missing: Missing): FieldErrors => ({
  ...timeErrors(before, values),
  ...checkForm(eventEdit, editBodyOf(before, values)),
  ...missingFields(values, missing),
})
