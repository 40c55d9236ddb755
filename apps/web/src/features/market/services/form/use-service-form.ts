import { type Service, services } from '@celebrio/contract/market/services'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheService, draftNameOf } from '../data.ts'
import { checkService, pictureErrors } from './checks.ts'
import { bodyOf, emptyService, type ServiceValues, valuesOf } from './values.ts'

export type ServiceForm = Form<ServiceValues> & {
  currency: string
  /** What is wrong with the values as they are. */
  check: (values: ServiceValues) => FieldErrors
  /** Keys of the items whose fields are shown. */
  opened: readonly string[]
  setOpened: (keys: readonly string[]) => void
}

type Body = ReturnType<typeof bodyOf>

const saveService = async (body: Body, id: number | undefined): Promise<Service> => {
  const answer =
    id === undefined ? await call(services.create, { body }) : await call(services.edit, { params: { id }, body })
  return answer.service
}

/** Keys of the items that have errors. */
const wrongItems = ({ items }: ServiceValues, errors: FieldErrors) =>
  items
    .filter((_, at) => Object.keys(errors).some(field => errors[field] && field.startsWith(`items.${at}.`)))
    .map(({ key }) => key)

/** Form state of a service, new or there already. */
export function useServiceForm(currency: string, service: Service | undefined, onSaved: () => void): ServiceForm {
  const { t } = useTranslation('services')
  const client = useQueryClient()
  // Keep the first values: a refetch, for example from another window, must not reset what is being typed.
  const [now] = useState(() => (service ? valuesOf(service) : emptyService))
  const [opened, setOpened] = useState<readonly string[]>([])
  const check = (values: ServiceValues) => checkService(values, currency)
  const form = useForm<ServiceValues>({
    initial: now,
    draft: { purpose: draftNameOf(service?.id) },
    check,
    onErrors: (errors, values) => setOpened([...new Set([...opened, ...wrongItems(values, errors)])]),
    fieldsOf: pictureErrors,
    send: async values => {
      const saved = await saveService(bodyOf(values, currency), service?.id)
      cacheService(client, saved)
      toast.success(t(service ? 'edited' : 'created'))
      onSaved()
      return 'stay'
    },
    onError: error => toast.error(errorText(error)),
  })
  return { ...form, check, currency, opened, setOpened }
}
