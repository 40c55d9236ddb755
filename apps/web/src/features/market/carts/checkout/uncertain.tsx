import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { type Draft, draftOf } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useBook } from '../data.ts'
import { emptyRequest, type RequestValues, requestPurpose } from '../request.ts'

/** A request that was sent, and whose answer has not come. */
export const unansweredRequest = (): Draft<RequestValues> | null => {
  const draft = draftOf(requestPurpose, emptyRequest)
  const { key, event_id } = draft.read()
  return key !== '' && event_id !== null ? draft : null
}

/** Nothing is in the cart, perhaps because the last request has arrived: it is asked for under its key. */
export const Uncertain = ({ draft, onNothing }: { draft: Draft<RequestValues>; onNothing: () => void }) => {
  const { t } = useTranslation('carts')
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const book = useBook()
  const look = async () => {
    setBusy(true)
    const { key, event_id, guests } = draft.read()
    try {
      const ids = await book({ event_id: event_id ?? 0, guests: guests ?? '1', provider_ids: [], messages: [] }, key)
      draft.drop()
      void navigate(paths.checkout(event_id ?? undefined), {
        replace: true,
        state: { sent: { ids, eventId: event_id ?? 0 } },
      })
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        draft.drop()
        onNothing()
      } else toast.error(errorText(error))
    }
  }
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('uncertain')}
      text={t('uncertainText')}
      action={
        <Button loading={busy} onClick={() => void look()}>
          {t('look')}
        </Button>
      }
    />
  )
}
