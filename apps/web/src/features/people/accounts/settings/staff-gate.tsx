import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { secondStepQuery } from './second-step-data.ts'

/**
 * Leads whoever belongs to the staff to the second step, without which they may do nothing for the platform: nothing is asked for
 * before that is known.
 */
export const StaffGate = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('settings')
  const { data, isPending } = useQuery(secondStepQuery)
  if (isPending) return null
  if (!data?.is_required || data.is_on) return children
  return (
    <PageFrame title={t('staffTitle')} lead={t('staffText')} width="form">
      <ButtonLink to={paths.settings()} size="large" fullWidth>
        {t('staffAction')}
      </ButtonLink>
    </PageFrame>
  )
}
