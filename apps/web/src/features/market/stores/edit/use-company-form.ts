import { type ServiceProvider, stores } from '@celebrio/contract/market/stores'
import { profiles } from '@celebrio/contract/people/profiles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { documentErrors, refreshSession } from '#features/people/accounts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { requiredText } from '#lib/forms/field-errors.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import {
  type Company,
  type CompanyValues,
  changesOf,
  checkCompany,
  companyErrors,
  storeChangesOf,
  valuesOf,
} from './values.ts'

/** Form state of the viewer's own company. */
export function useCompanyForm(company: Company, store: ServiceProvider) {
  const { t } = useTranslation('stores')
  const client = useQueryClient()
  const navigate = useNavigate()
  // Fixed on mount: a refetch must not overwrite what is being typed.
  const [now] = useState(() => valuesOf(company, store))
  return useForm<CompanyValues>({
    initial: now,
    draft: { purpose: 'company', omit: ['logo_file', 'document_file', 'password', 'confirm'] },
    check: values => checkCompany(values, requiredText()),
    fieldsOf: error => ({ ...companyErrors(error), ...documentErrors(error) }),
    send: async values => {
      const body = changesOf(values, now)
      if (body) refreshSession((await call(profiles.update, { body })).user)
      // The company can be corrected while its store rests; what the store says of itself can't.
      const said = store.is_resting ? null : storeChangesOf(values, now)
      if (said) await call(stores.edit, { body: said })
      void client.invalidateQueries()
      toast.success(t('companySaved'))
      void navigate(paths.serviceProfile())
      return 'leave'
    },
    onError: error => toast.error(errorText(error)),
  })
}
