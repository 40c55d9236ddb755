import { type OwnProfile, profiles } from '@celebrio/contract/people/profiles'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { refreshSession } from '#features/people/accounts'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { requiredText } from '#lib/forms/field-errors.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type KidsQuestion, useKidsQuestion } from './use-kids-question.ts'
import { changesOf, checkEdit, type EditValues, valuesOf } from './values.ts'

export type EditForm = Form<EditValues> & {
  kidsQuestion: KidsQuestion
}

/** After saving: refetches everything that may show the person, and goes to their profile. */
function useSaved(): (user: OwnProfile) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation('profiles')
  return user => {
    refreshSession(user)
    toast.success(t('saved'))
    void client.invalidateQueries()
    setTimeout(() => void navigate(paths.profile()), delays.redirectAfterProfile)
  }
}

/** Form state of the viewer's own profile. */
export function useEditForm(profile: OwnProfile, meets: boolean): EditForm {
  // Fixed on mount: a refetch must not overwrite what is being typed.
  const [now] = useState(() => valuesOf(profile))
  const onSaved = useSaved()
  const { agree, question } = useKidsQuestion(now, meets)
  const form = useForm<EditValues>({
    initial: now,
    draft: { purpose: 'profile' },
    check: values => checkEdit(values, meets, requiredText()),
    agree,
    send: async values => {
      const { user } = await call(profiles.update, { body: changesOf(values, now, meets) })
      onSaved(user)
      return 'leave'
    },
    onError: error => toast.error(errorText(error)),
  })
  return { ...form, kidsQuestion: question }
}
