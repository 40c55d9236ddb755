import type { Event } from '@celebrio/contract/celebrations/events'
import { type DatesForm, eventPolls, type Poll } from '@celebrio/contract/celebrations/polls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { useDraft } from '#lib/drafts.ts'
import { pollQuery } from '../data.ts'

type Errors = Record<string, string | undefined>

const fieldOf = (index: number) => `add.${index}`

/** What the server says of the dates that were typed. */
const errorsOf = (error: unknown): Errors => {
  const details = error instanceof ApiError ? Object.entries(error.details) : []
  return Object.fromEntries(details.flatMap(([field, [issue]]) => (issue ? [[field, issueText(issue)]] : [])))
}

const lacking = (dates: readonly string[]): Errors => {
  const required = issueText({ code: 'required', values: {} })
  return Object.fromEntries(dates.flatMap((date, index) => (date === '' ? [[fieldOf(index), required]] : [])))
}

/** Sends dates that come and go, all at once. */
function useSend({ id }: Event, onSaved: () => void, onWrong: (errors: Errors) => void) {
  const { t } = useTranslation('polls')
  return useAction({
    send: (body: DatesForm) => call(eventPolls.change, { params: { id }, body }),
    onSuccess: ({ poll }, _, client) => {
      client.setQueryData(pollQuery({ id }).queryKey, poll)
      onSaved()
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
    success: t('datesSaved'),
    failure: error => (Object.keys(errorsOf(error)).length === 0 ? errorText(error) : null),
    onError: (error, _, client) => {
      onWrong(errorsOf(error))
      // Another host may have changed them meanwhile.
      void client.invalidateQueries({ queryKey: eventKeys.all })
    },
  })
}

/** What is to become of the dates: new ones outlive a reload until they are saved; what goes is marked until then. */
export function useChanges(event: Event, poll: Poll, onSaved: () => void) {
  const { values, change, drop } = useDraft(`poll-dates:${event.id}`, { add: [] as string[] })
  const [marked, setMarked] = useState<number[]>([])
  const [errors, setErrors] = useState<Errors>({})
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
    if (Object.keys(wrong).length > 0) return
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
