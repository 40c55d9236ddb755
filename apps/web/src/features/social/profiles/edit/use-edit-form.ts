import { delays } from '@celebrio/contract/platform/delays'
import { type OwnProfile, profiles } from '@celebrio/contract/social/profiles'
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

/** After saving: everything that shows the person is read anew, and their profile comes up. */
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

/** The form of the own profile: kept while it is typed, checked, sent once. */
export function useEditForm(profile: OwnProfile, meets: boolean): EditForm {
  // Reading the profile anew, as other windows cause it, must not take away what is being typed.
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
    onRefused: error => toast.error(errorText(error)),
  })
  return { ...form, kidsQuestion: question }
}
