import { type Event, events } from '@celebrio/contract/celebrations/events'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheEvent, eventKeys } from '../data.ts'
import { bodyOf, checkEdit, checkNew, type EventValues, editBodyOf, emptyValues, valuesOf } from './values.ts'

export type Created = Answer<typeof events.create>

export type EventForm = Form<EventValues> & {
  /** Of an event that is not there yet. */
  isNew: boolean
}

/** Refusals that the contract tells without a field. */
const fieldsOf = (error: unknown): FieldErrors => {
  if (!(error instanceof ApiError)) return {}
  if (/^(upload|picture)_/.test(error.code)) return { coverphoto: errorText(error) }
  return error.code === 'members_below_guests' ? { members: errorText(error) } : {}
}

const missing = () => ({
  required: requiredText(),
  cover: issueText({ code: 'cover_required', values: {} }),
})

type Plan = {
  purpose: string
  isNew: boolean
  now: EventValues
  check: (values: EventValues) => FieldErrors
  /** Sends it; nothing is forgotten before that. */
  send: (values: EventValues) => Promise<() => void>
  failure: (error: unknown) => string
}

/** What making and changing have in common: kept while it is typed, checked, sent once. */
function useDraftedForm({ purpose, isNew, now, check, send, failure }: Plan): EventForm {
  const form = useForm<EventValues>({
    initial: now,
    draft: { purpose },
    check,
    fieldsOf,
    send: async values => {
      const finish = await send(values)
      finish()
      return 'stay'
    },
    onRefused: error => toast.error(failure(error)),
  })
  return { ...form, isNew }
}

/** The page says then that nothing is lost. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'not_signed_in'

/** The form of a new event. */
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
      const created = await call(events.create, { body: bodyOf(values) })
      return () => {
        void client.invalidateQueries({ queryKey: eventKeys.all })
        toast.success(t('created'))
        onCreated(created)
      }
    },
    failure: error => (isSignedOut(error) ? errorText(error) : t('createFailed')),
  })
}

/** The form of an event that is there. */
export function useEditForm(event: Event, onSaved: () => void): EventForm {
  const { t } = useTranslation('events')
  const client = useQueryClient()
  // Reading the event anew, as other windows cause it, must not take away what is being typed.
  const [now] = useState(() => valuesOf(event))
  return useDraftedForm({
    purpose: `event:${event.id}`,
    isNew: false,
    now,
    check: values => checkEdit(now, values, missing()),
    send: async values => {
      const answer = await call(events.edit, { params: { id: event.id }, body: editBodyOf(now, values) })
      return () => {
        cacheEvent(client, answer.event)
        toast.success(t('edited'))
        onSaved()
      }
    },
    failure: errorText,
  })
}
