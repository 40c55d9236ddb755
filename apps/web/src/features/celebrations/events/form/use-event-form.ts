import { type Event, events } from '@celebrio/contract/celebrations/events'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheEvent, eventKeys } from '../data.ts'
import { checkEdit, checkNew } from './checks.ts'
import { withSentCover } from './scenes.ts'
import { type Steps, useSteps } from './steps.ts'
import { bodyOf, type EventValues, editBodyOf, emptyValues, valuesOf } from './values.ts'

export type Created = Answer<typeof events.create>

export type EventForm = Form<EventValues> & {
  /** Whether the event does not exist yet. */
  isNew: boolean
  steps: Steps
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
  purpose: string
  isNew: boolean
  now: EventValues
  check: (values: EventValues) => FieldErrors
  /** Sends the form; the returned function runs after success. */
  send: (values: EventValues) => Promise<() => void>
  failure: (error: unknown) => string
}

/** Shared by creating and editing: draft, validation, submit. */
function useDraftedForm({ purpose, isNew, now, check, send, failure }: DraftedFormOptions): EventForm {
  const steps = useSteps()
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
  return { ...form, reset, isNew, steps }
}

/** In that case the page already says that the draft is saved. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'not_signed_in'

/** Form state of a new event. */
export function useCreateForm(onCreated: (created: Created) => void): EventForm {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  const [now] = useState(emptyValues)
  return useDraftedForm({
    purpose: 'event',
    isNew: true,
    now,
    check: values => checkNew(values, missing()),
    send: async values => {
      const created = await call(events.create, { body: bodyOf(await withSentCover(values)) })
      return () => {
        void client.invalidateQueries({ queryKey: eventKeys.all })
        toast.success(t('created'))
        onCreated(created)
      }
    },
    failure: error => (isSignedOut(error) ? errorText(error) : t('createFailed')),
  })
}

/** Form state of an existing event. */
export function useEditForm(event: Event, onSaved: () => void): EventForm {
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
        onSaved()
      }
    },
    failure: errorText,
  })
}
