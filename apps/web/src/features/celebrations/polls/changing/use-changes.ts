import type { Event } from '@celebrio/contract/celebrations/events'
import { type DatesForm, eventPolls, type Poll } from '@celebrio/contract/celebrations/polls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { useDraft } from '#lib/drafts.ts'
import { type FieldErrors, fieldErrorsOf, formErrorText, hasErrors, requiredText } from '#lib/forms/field-errors.ts'
import { pollQuery } from '../data.ts'

const fieldOf = (index: number) => `add.${index}`

const missingDates = (dates: readonly string[]): FieldErrors =>
  Object.fromEntries(dates.flatMap((date, index) => (date === '' ? [[fieldOf(index), requiredText()]] : [])))

/** Saves added and removed dates in one request. */
function useSaveDates({ id }: Event, onSaved: () => void, onWrong: (errors: FieldErrors) => void) {
  const { t } = useTranslation('polls')
  return useAction({
    send: (body: DatesForm) => call(eventPolls.change, { params: { id }, body }),
    onSuccess: ({ poll }, _, client) => {
      client.setQueryData(pollQuery({ id }).queryKey, poll)
      onSaved()
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
    success: t('datesSaved'),
    failure: formErrorText,
    onError: (error, _, client) => {
      onWrong(fieldErrorsOf(error))
      // Another host may have changed the dates.
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
  })
}

/** Unsaved changes of a poll: added dates are saved as a draft, removed ones only marked. */
export function useChanges(event: Event, poll: Poll, onSaved: () => void) {
  const { values, change, drop } = useDraft(`poll-dates:${event.id}`, { add: [] as string[] })
  const [marked, setMarked] = useState<number[]>([])
  const [errors, setErrors] = useState<FieldErrors>({})
  const finish = () => {
    drop()
    onSaved()
  }
  const { mutate } = useSaveDates(event, finish, setErrors)
  const { add } = values
  // Ignore marked dates that someone else has removed.
  const remove = poll.dates.map(date => date.id).filter(id => marked.includes(id))
  const setAdded = (dates: string[]) => {
    setErrors({})
    change({ add: dates })
  }
  const save = () => {
    const wrong = missingDates(add)
    setErrors(wrong)
    if (hasErrors(wrong)) return
    if (add.length + remove.length === 0) finish()
    else mutate({ add, remove })
  }
  return {
    add,
    setAdded,
    save,
    errorOf: (index: number) => errors[fieldOf(index)],
    isMarked: (id: number) => marked.includes(id),
    mark: (id: number) => setMarked([...marked, id]),
    unmark: (id: number) => setMarked(marked.filter(one => one !== id)),
    /** Number of dates after saving. */
    count: poll.dates.length - remove.length + add.length,
  }
}

export type Changes = ReturnType<typeof useChanges>
