import { offerForm } from '@celebrio/contract/market/offer-forms'
import { type Offer, offers } from '@celebrio/contract/market/offers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureErrors } from '#features/market/services'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheOffer, draftNameOf } from '../data.ts'
import { bodyOf, emptyOffer, type OfferValues, valuesOf } from './values.ts'

export type OfferForm = Form<OfferValues>

type Body = ReturnType<typeof bodyOf>

const saveOffer = async ({ ends_at, ...body }: Body, id: number | undefined): Promise<Offer> =>
  id === undefined
    ? (await call(offers.create, { body: { ...body, ...(ends_at && { ends_at }) } })).offer
    : (await call(offers.edit, { params: { id }, body: { ...body, ends_at } })).offer

/** Chosen items that are none would make it an offer for whole categories. */
function checkOffer(values: OfferValues, chooseItems: string): FieldErrors {
  const { ends_at, ...body } = bodyOf(values)
  return {
    ...checkForm(offerForm, { ...body, ...(ends_at && { ends_at }) }),
    ...(body.discount === '' && { discount: requiredText() }),
    ...(values.applies_to === 'items' && values.items.length === 0 && { items: chooseItems }),
  }
}

/** Form state of an offer, new or there already. */
export function useOfferForm(offer: Offer | undefined, onSaved: () => void): OfferForm {
  const { t } = useTranslation('offers')
  const client = useQueryClient()
  // Keep the first values: a refetch, for example from another window, must not reset what is being typed.
  const [now] = useState(() => (offer ? valuesOf(offer) : emptyOffer))
  return useForm<OfferValues>({
    initial: now,
    draft: { purpose: draftNameOf(offer?.id) },
    check: values => checkOffer(values, t('chooseItems')),
    fieldsOf: pictureErrors,
    send: async values => {
      const saved = await saveOffer(bodyOf(values), offer?.id)
      cacheOffer(client, saved)
      toast.success(t(offer ? 'edited' : 'created'))
      onSaved()
      return 'stay'
    },
    onError: error => toast.error(errorText(error)),
  })
}
