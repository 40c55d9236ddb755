import { type Event, events } from '@celebrio/contract/celebrations/events'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { type FieldErrors, hasErrors, requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheEvent, eventKeys } from '../data.ts'
import { checkEdit, checkNew } from './checks.ts'
import { withSentCover } from './scenes.ts'
import { errorsIn, type Step, type Steps, useSteps } from './steps.ts'
import { isMoved } from './times.ts'
import { useAskedDay } from './use-asked-day.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { bodyOf, type EventValues, editBodyOf, valuesOf, valuesOn } from './values.ts'

export type Created = Answer<typeof events.create>

/** What is booked along with a new event, chosen in a step of its own. */
export type Services = {
  /** What its step is called. */
  words: Record<'step' | 'ask' | 'next', string>
  /** @returns what is wrong with it */
  check: () => string | undefined
}

export type EventForm = Form<EventValues> & {
  services: Services | null
  /** Whether the event does not exist yet. */
  isNew: boolean
  steps: Steps
  /** Leads to a step; where services are booked along, not past one in which something that they need is missing. */
  leadOn: (to: Step) => void
}

/** Maps errors that the server reports without a field to the field they concern. */
const fieldsOf = (error: unknown): FieldErrors => {
  if (!(error instanceof ApiError)) return {}
  if (/^(upload|picture)_/.test(error.code)) return { coverphoto: errorText(error) }
  return error.code === 'members_below_guests' ? { members: errorText(error) } : {}
}

const missing = () => ({
  required: requiredText(),
  date: i18next.t('dateMissing', { ns: 'events' }),
  cover: issueText({ code: 'cover_required', values: {} }),
})

type DraftedFormOptions = {
  services?: Services | null
  purpose: string
  isNew: boolean
  now: EventValues
  check: (values: EventValues) => FieldErrors
  /** Sends the form; the returned function runs after success. */
  send: (values: EventValues) => Promise<() => void>
  failure: (error: unknown) => string
}

/** Shared by creating and editing: draft, validation, submit. */
function useDraftedForm(options: DraftedFormOptions): EventForm {
  const { purpose, isNew, services = null, now, check, send, failure } = options
  const steps = useSteps(services !== null)
  const form = useForm<EventValues>({
    initial: now,
    draft: { purpose },
    check,
    onErrors: steps.reveal,
    fieldsOf,
    send: async values => {
      const finish = await send(values)
      steps.restart()
      finish()
      return 'stay'
    },
    onError: error => toast.error(failure(error)),
  })
  const reset = () => {
    form.reset()
    steps.restart()
  }
  const leadOn = (to: Step) => {
    const wrong = services ? errorsIn(steps.step, check(form.values)) : {}
    if (hasErrors(wrong)) form.show(wrong)
    else steps.go(to)
  }
  return { ...form, reset, isNew, services, steps, leadOn }
}

const checkServices = (services: Services | undefined): FieldErrors => {
  const items = services?.check()
  return items === undefined ? {} : { items }
}

type NewEvent = {
  onCreated: (created: Created) => void
  /** The day to start from. */
  day: string | undefined
  services: Services | undefined
}

/** Form state of a new event, with what is booked along with it. */
export function useCreateForm({ onCreated, day, services }: NewEvent): EventForm {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  const [now] = useState(() => valuesOn(day))
  const { keyOf, renew } = useIdempotencyKey()
  const purpose = services ? 'event:served' : 'event'
  const form = useDraftedForm({
    purpose,
    isNew: true,
    services,
    now,
    check: values => ({ ...checkNew(values, missing(), services !== undefined), ...checkServices(services) }),
    send: async values => {
      const key = keyOf(values)
      const created = await call(events.create, { body: bodyOf(await withSentCover(values)), key })
      return () => {
        renew()
        forgetDay()
        void client.invalidateQueries({ queryKey: eventKeys.all })
        toast.success(t('created'))
        onCreated(created)
      }
    },
    failure: () => t('createFailed'),
  })
  const forgetDay = useAskedDay(purpose, day, form)
  return form
}

/** Form state of an existing event. */
export function useEditForm(event: Event, onSaved: (moved: boolean) => void): EventForm {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  // Keep the first values: a refetch, for example from another window, must not reset what is being typed.
  const [now] = useState(() => valuesOf(event))
  return useDraftedForm({
    purpose: `event:${event.id}`,
    isNew: false,
    now,
    check: values => checkEdit(now, values, missing()),
    send: async values => {
      const answer = await call(events.edit, {
        params: { id: event.id },
        body: editBodyOf(now, await withSentCover(values)),
      })
      return () => {
        cacheEvent(client, answer.event)
        toast.success(t('edited'))
        onSaved(isMoved(now, values))
      }
    },
    failure: errorText,
  })
}
