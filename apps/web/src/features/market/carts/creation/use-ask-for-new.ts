import type { Event } from '@celebrio/contract/celebrations/events'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { readFree } from '#features/market/availability'
import { errorText } from '#lib/api/error-text.ts'
import { draftOf } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cartQuery, readTooFar, useBook } from '../data.ts'
import { askedIds, bodyOf, emptyRequest, type RequestValues, requestPurpose, signatureOf } from '../request.ts'
import { CartNotSettled, isUncertain, requireSettled } from '../sending.ts'
import { partOf } from '../with-wishes.ts'

/** Nobody in the cart is free that day, and comes as far. */
class NobodyFree extends Error {}

/**
 * Asks the providers in the cart to serve an event that has just been created, but for those who aren't free that day or don't
 * come as far, who stay in the cart. Where that fails the event stands, and its
 * checkout follows, with the same request.
 */
export function useAskForNew(): (event: Event, request: RequestValues) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const book = useBook()

  const ask = async (event: Event, request: RequestValues): Promise<number[]> => {
    const draft = draftOf(requestPurpose, emptyRequest)
    await requireSettled()
    const cart = await client.fetchQuery({ ...cartQuery, staleTime: 0 })
    const tooFar = await readTooFar(client, event.id, cart)
    const free = await readFree(client, event, cart.providers)
    const ids = askedIds(cart, free, request).filter(id => !tooFar.has(id))
    if (ids.length === 0) throw new NobodyFree()
    const key = crypto.randomUUID()
    const signature = signatureOf(event.id, partOf(cart, ids))
    const values = { ...request, guests: null, key, signature, event_id: event.id }
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

  return async (event, request) => {
    const open = (state: object) =>
      navigate(paths.checkout(event.id), { replace: true, state: { isNew: true, ...state } })
    try {
      await open({ sent: { ids: await ask(event, request), eventId: event.id } })
    } catch (error) {
      if (!(error instanceof CartNotSettled || error instanceof NobodyFree)) toast.error(errorText(error))
      await open({})
    }
  }
}
