import type { Event } from '@celebrio/contract/celebrations/events'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/api/error-text.ts'
import { draftOf } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cartQuery, useBook } from '../data.ts'
import { askedIds, bodyOf, emptyRequest, requestPurpose, signatureOf } from '../request.ts'
import { CartNotSettled, isUncertain, requireSettled } from '../sending.ts'
import { readFree } from '../use-free.ts'
import { partOf } from '../with-wishes.ts'

/** Nobody in the cart is free that day. */
class NobodyFree extends Error {}

/**
 * Asks the providers in the cart to serve an event that has just been created. Where that fails the event stands, and its
 * checkout follows, with the same request.
 */
export function useAskForNew(): (event: Event) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const book = useBook()

  const ask = async (event: Event): Promise<number[]> => {
    const draft = draftOf(requestPurpose, emptyRequest)
    await requireSettled()
    const cart = await client.fetchQuery({ ...cartQuery, staleTime: 0 })
    const ids = askedIds(cart, await readFree(client, event, cart), emptyRequest)
    if (ids.length === 0) throw new NobodyFree()
    const key = crypto.randomUUID()
    const signature = signatureOf(event.id, partOf(cart, ids))
    const values = { ...draft.read(), guests: null, without: [], key, signature, event_id: event.id }
    draft.write(values)
    try {
      const asked = await book(bodyOf(event, ids, values), key)
      draft.drop()
      return asked
    } catch (error) {
      if (!isUncertain(error)) draft.write({ ...values, key: '', signature: '' })
      throw error
    }
  }

  return async event => {
    const open = (state: object) =>
      navigate(paths.checkout(event.id), { replace: true, state: { isNew: true, ...state } })
    try {
      await open({ sent: { ids: await ask(event), eventId: event.id } })
    } catch (error) {
      if (!(error instanceof CartNotSettled || error instanceof NobodyFree)) toast.error(errorText(error))
      await open({})
    }
  }
}
