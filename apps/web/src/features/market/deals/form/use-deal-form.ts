import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { deals } from '@celebrio/contract/market/deals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureErrors } from '#features/market/services'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { type FieldErrors, fieldErrorsOf } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheDeal, draftNameOf } from '../data.ts'
import { bodyOf, checkDeal, type DealValues, emptyDeal, valuesOf } from './values.ts'

export type DealForm = Form<DealValues>

const saveDeal = async (body: ReturnType<typeof bodyOf>, id: number | undefined): Promise<Deal> =>
  id === undefined ? (await call(deals.create, { body })).deal : (await call(deals.edit, { params: { id }, body })).deal

/** What is wrong with the end stands at the day. */
const errorsOf = (error: unknown): FieldErrors => {
  const { valid_till } = fieldErrorsOf(error)
  return { ...pictureErrors(error), ...(valid_till && { day: valid_till }) }
}

/**
 * Form state of a deal, new or there already.
 * @param proposed the currency of a new one until another is chosen; it may become known while somebody types
 */
export function useDealForm(deal: Deal | undefined, proposed: string, onSaved: (deal: Deal) => void): DealForm {
  const { t } = useTranslation('deals')
  const client = useQueryClient()
  // Keep the first values: a refetch must not reset what is being typed.
  const [now] = useState(() => (deal ? valuesOf(deal) : emptyDeal()))
  const whole = (values: DealValues) => ({ ...values, currency: values.currency || proposed })
  const form = useForm<DealValues>({
    initial: now,
    draft: { purpose: draftNameOf(deal?.id) },
    check: values => checkDeal(whole(values)),
    fieldsOf: errorsOf,
    send: async values => {
      const saved = await saveDeal(bodyOf(whole(values)), deal?.id)
      void cacheDeal(client, saved)
      toast.success(t(deal ? 'updated' : 'created'))
      onSaved(saved)
      return 'stay'
    },
    onError: error => toast.error(errorText(error)),
  })
  return { ...form, values: whole(form.values) }
}
