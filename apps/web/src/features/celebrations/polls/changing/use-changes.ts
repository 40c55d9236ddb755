import type { Event } from '@celebrio/contract/celebrations/events'
import { type DatesForm, eventPolls, type Poll } from '@celebrio/contract/celebrations/polls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { useDraft } from '#lib/drafts.ts'
import { type FieldErrors, hasErrors, refusedFields, requiredText, textBesideFields } from '#lib/forms/field-errors.ts'
import { pollQuery } from '../data.ts'

const fieldOf = (index: number) => `add.${index}`

const lacking = (dates: readonly string[]): FieldErrors =>
  Object.fromEntries(dates.flatMap((date, index) => (date === '' ? [[fieldOf(index), requiredText()]] : [])))

/** Sends dates that come and go, all at once. */
function useSend({ id }: Event, onSaved: () => void, onWrong: (errors: FieldErrors) => void) {
  const { t } = useTranslation('polls')
  return useAction({
    send: (body: DatesForm) => call(eventPolls.change, { params: { id }, body }),
    onSuccess: ({ poll }, _, client) => {
      client.setQueryData(pollQuery({ id }).queryKey, poll)
      onSaved()
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
    success: t('datesSaved'),
    failure: textBesideFields,
    onError: (error, _, client) => {
      onWrong(refusedFields(error))
      // Another host may have changed them meanwhile.
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
  })
}

/** What is to become of the dates: new ones outlive a reload until they are saved; what goes is marked until then. */
export function useChanges(event: Event, poll: Poll, onSaved: () => void) {
  const { values, change, drop } = useDraft(`poll-dates:${event.id}`, { add: [] as string[] })
  const [marked, setMarked] = useState<number[]>([])
  const [errors, setErrors] = useState<FieldErrors>({})
  const finish = () => {
    drop()
    onSaved()
  }
  const { mutate } = useSend(event, finish, setErrors)
  const { add } = values
  // Those that others have taken away meanwhile go without a word.
  const remove = poll.dates.map(date => date.id).filter(id => marked.includes(id))
  const put = (dates: string[]) => {
    setErrors({})
    change({ add: dates })
  }
  const save = () => {
    const wrong = lacking(add)
    setErrors(wrong)
    if (hasErrors(wrong)) return
    if (add.length + remove.length === 0) finish()
    else mutate({ add, remove })
  }
  return {
    add,
    put,
    save,
    errorOf: (index: number) => errors[fieldOf(index)],
    isGoing: (id: number) => marked.includes(id),
    mark: (id: number) => setMarked([...marked, id]),
    keep: (id: number) => setMarked(marked.filter(one => one !== id)),
    /** How many there are once it is saved. */
    count: poll.dates.length - remove.length + add.length,
  }
}

export type Changes = ReturnType<typeof useChanges>
