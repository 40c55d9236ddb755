import { availabilityForm } from '@celebrio/contract/market/availability'
import type { AvailabilityTerms, Weekday } from '@celebrio/contract/market/availability-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { reread, saveTerms, termsQuery } from './data.ts'

type Values = {
  weekdays_off: readonly Weekday[]
  /** As typed. */
  lead_days: string
  bookings_a_day: string
  allows_holds: boolean
}

const valuesOf = ({ weekdays_off, lead_days, bookings_a_day, allows_holds }: AvailabilityTerms): Values => ({
  weekdays_off,
  lead_days: String(lead_days),
  bookings_a_day: bookings_a_day === null ? '' : String(bookings_a_day),
  allows_holds,
})

const bodyOf = ({ lead_days, ...values }: Values) => ({ ...values, lead_days: lead_days.trim() || '0' })

/** How the viewer's store takes bookings, as a form. */
export function useTermsForm(terms: AvailabilityTerms) {
  const { t } = useTranslation('availability')
  const client = useQueryClient()
  // Fixed on mount: a refetch must not overwrite what is being typed.
  const [initial] = useState(() => valuesOf(terms))
  return useForm<Values>({
    initial,
    draft: { purpose: 'availability' },
    check: values => checkForm(availabilityForm, bodyOf(values)),
    send: async values => {
      const saved = await saveTerms(availabilityForm.parse(bodyOf(values)))
      client.setQueryData(termsQuery.queryKey, saved)
      await reread(client)
      toast.success(t('saved'))
      return 'stay'
    },
    onError: error => toast.error(errorText(error)),
  })
}
