import type { SecondStepStatus } from '@celebrio/contract/people/second-step'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { isProvider, useSession } from '#lib/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { AppRow } from './authenticator-row.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { CodesRow } from './recovery-codes-row.tsx'
import classes from './second-step.module.css'
import { secondStepQuery } from './second-step-data.ts'
import { SettingsSection } from './settings-section.tsx'

/** Why somebody should have one, as long as they have none. */
function useHint({ is_on, is_required }: SecondStepStatus): string | null {
  const { t } = useTranslation('settings')
  const session = useSession()
  if (is_on) return null
  if (is_required) return t('secondStepStaff')
  return t(session && isProvider(session.user) ? 'secondStepProvider' : 'secondStepHint')
}

const Rows = ({ status }: { status: SecondStepStatus }) => {
  const hint = useHint(status)
  return (
    <>
      {hint && <p className={classes.hint}>{hint}</p>}
      <AppRow addedAt={status.authenticator?.added_at} />
      <PasskeyRows passkeys={status.passkeys} />
      {status.is_on && <CodesRow left={status.recovery_codes_left} />}
    </>
  )
}

/** What the viewer signs in with besides a password or Google. */
export const SecondStepSection = () => {
  const { t } = useTranslation('settings')
  const { data, error, isFetching, refetch } = useQuery(secondStepQuery)
  return (
    <SettingsSection title={t('secondStep')}>
      {data && <Rows status={data} />}
      {!data && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={128} />
        </SkeletonGroup>
      )}
    </SettingsSection>
  )
}
