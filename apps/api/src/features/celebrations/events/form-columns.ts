import type { EventEdit, EventForm } from '@celebrio/contract/celebrations/event-forms'
import { AppError } from '#platform/app-error.ts'
import type { Faults } from './rules.ts'

/** An empty text is stored as null; what is not sent stays undefined. */
const text = (sent: string | null | undefined): string | null | undefined =>
  sent === undefined ? undefined : sent || null

/** The columns of the texts and numbers of a form; undefined for what it does not send. */
export const columnsOf = (form: EventForm | EventEdit) => ({
  title: form.title,
  address: text(form.address),
  lat: form.lat,
  long: form.long,
  members: form.members,
  companions_max: form.companions_max,
  allows_maybe: form.allows_maybe,
  special_guest: text(form.special_guest),
  about: form.about === null ? '' : form.about,
  dress_code: text(form.dress_code),
  paper: form.paper,
})

/** @throws AppError validation_failed when anything is wrong */
export function refuse(...faults: Faults[]): void {
  const all = Object.assign({}, ...faults) as Faults
  if (Object.keys(all).length > 0) throw new AppError('validation_failed', all)
}
