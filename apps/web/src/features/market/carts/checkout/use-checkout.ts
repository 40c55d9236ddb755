import type { Event } from '@celebrio/contract/celebrations/events'
import { bookingForm, bookingLimits } from '@celebrio/contract/market/bookings'
import type { Cart } from '@celebrio/contract/market/carts'
import { textLength } from '@celebrio/contract/platform/text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText, issueText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { itemsError } from '../cart-error.ts'
import { cartKey, useBook } from '../data.ts'
import { askedIds, bodyOf, emptyRequest, keyOf, type RequestValues, requestPurpose, signatureOf } from '../request.ts'
import { CartNotSettled, isUncertain, requireSettled } from '../sending.ts'
import { type Free, useFree } from '../use-free.ts'
import { partOf } from '../with-wishes.ts'

const tooLong = ({ messages }: RequestValues): FieldErrors => {
  const text = issueText({ code: 'too_long', values: { max: bookingLimits.message } })
  const long = Object.entries(messages).filter(([, message]) => textLength(message) > bookingLimits.message)
  return Object.fromEntries(long.map(([id]) => [`messages.${id}`, text]))
}

function guestsError(event: Event, values: RequestValues): FieldErrors {
  const body = bodyOf(event, [], values)
  return body.guests.trim() === '' ? { guests: requiredText() } : checkForm(bookingForm, { ...body, messages: [] })
}

export type Checkout = Form<RequestValues> & {
  /** What is asked for, with its totals. */
  asked: Cart
  free: ReadonlyMap<number, Free>
}

/** Asks providers in the cart to serve an event: a draft until they are asked, and asked once. */
export function useCheckout(event: Event, cart: Cart): Checkout {
  const client = useQueryClient()
  const navigate = useNavigate()
  const book = useBook()
  const free = useFree(event, cart)
  const askedFor = (values: RequestValues) => partOf(cart, askedIds(cart, free, values))
  const form: Form<RequestValues> = useForm<RequestValues>({
    initial: emptyRequest,
    draft: { purpose: requestPurpose },
    check: values => ({
      ...guestsError(event, values),
      ...tooLong(values),
      items: itemsError(askedFor(values)),
    }),
    send: async values => {
      await requireSettled()
      const asked = askedFor(values)
      const body = bodyOf(event, askedIds(cart, free, values), values)
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
    },
  })
  return { ...form, asked: askedFor(form.values), free }
}
