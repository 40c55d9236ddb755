import type { Event } from '@celebrio/contract/celebrations/events'
import { bookingForm } from '@celebrio/contract/market/booking-forms'
import type { Cart } from '@celebrio/contract/market/carts'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useNavigate } from 'react-router'
import { useFree } from '#features/market/availability'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { itemsError } from '../cart-error.ts'
import { cartKey, reachKey, useBook, useTooFar } from '../data.ts'
import {
  askedIds,
  bodyOf,
  emptyRequest,
  keyOf,
  messagesErrors,
  type RequestValues,
  requestPurpose,
  signatureOf,
  whyNobody,
} from '../request.ts'
import type { Asking } from '../requests.tsx'
import { CartNotSettled, isUncertain, requireSettled } from '../sending.ts'
import { partOf } from '../with-wishes.ts'

function guestsError(event: Event, values: RequestValues): FieldErrors {
  const body = bodyOf(event, [], values)
  return body.guests.trim() === '' ? { guests: requiredText() } : checkForm(bookingForm, { ...body, messages: [] })
}

export type Checkout = Form<RequestValues> & Pick<Asking, 'asked' | 'free' | 'tooFar'>

/** Asks providers in the cart to serve an event: a draft until they are asked, and asked once. */
export function useCheckout(event: Event, cart: Cart): Checkout {
  const client = useQueryClient()
  const navigate = useNavigate()
  const book = useBook()
  const free = useFree(event, cart.providers)
  const tooFar = useTooFar(event.id, cart)
  const idsOf = (values: RequestValues) => askedIds(cart, free, values).filter(id => !tooFar.has(id))
  const askedFor = (values: RequestValues) => partOf(cart, idsOf(values))
  const form: Form<RequestValues> = useForm<RequestValues>({
    initial: emptyRequest,
    draft: { purpose: requestPurpose },
    check: values => ({
      ...guestsError(event, values),
      ...messagesErrors(values),
      items:
        idsOf(values).length === 0
          ? i18next.t(whyNobody(cart, { values, free, tooFar }), { ns: 'carts' })
          : itemsError(askedFor(values)),
    }),
    send: async values => {
      await requireSettled()
      const asked = askedFor(values)
      const body = bodyOf(event, idsOf(values), values)
      const signature = signatureOf(event.id, asked)
      const key = keyOf(values, signature)
      form.change({ key, signature, event_id: event.id, guests: body.guests })
      const ids = await book(body, key)
      void navigate(paths.checkout(event.id), { replace: true, state: { sent: { ids, eventId: event.id } } })
      return 'leave'
    },
    onError: error => {
      if (!isUncertain(error)) form.change({ key: '', signature: '' })
      if (!(error instanceof CartNotSettled)) toast.error(errorText(error))
      void client.invalidateQueries({ queryKey: cartKey })
      void client.invalidateQueries({ queryKey: reachKey })
    },
  })
  return { ...form, asked: askedFor(form.values), free, tooFar }
}
