import { useEffect, useState } from 'react'
import { draftOf } from '#lib/drafts.ts'
import type { Form } from '#lib/forms/use-form.ts'
import { clockOf, dayOf, isWall, usualStart } from './quick-times.ts'
import { type EventValues, movedTo } from './values.ts'

type DatedForm = Pick<Form<EventValues>, 'values' | 'change' | 'hasDraft'>

const nothing = { day: '' }

/** What a draft becomes for whoever comes with a day in mind: that day, at the hour that was chosen. */
export function changesFor(day: string, values: EventValues): Partial<EventValues> | null {
  const { event_date } = values
  if (isWall(event_date) && dayOf(event_date) === day) return null
  const clock = isWall(event_date) ? clockOf(event_date) : usualStart
  return { ...movedTo(`${day}T${clock}`, values), guests_choose: false }
}

/**
 * A day that was held or looked for is a newer wish than the date of a draft that was begun before. It is taken once: what is
 * chosen afterwards stays through a reload.
 * @returns forgets the day, once there is an event
 */
export function useAskedDay(purpose: string, day: string | undefined, form: DatedForm): () => void {
  const [taken] = useState(() => draftOf(`${purpose}:day`, nothing))
  const { values, change, hasDraft } = form
  useEffect(() => {
    if (day === undefined || taken.read().day === day) return
    taken.write({ day })
    const changes = hasDraft ? changesFor(day, values) : null
    if (changes) change(changes)
  })
  return taken.drop
}
