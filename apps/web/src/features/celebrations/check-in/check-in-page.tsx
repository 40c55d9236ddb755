import { typedCode } from '@celebrio/contract/celebrations/check-in'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatSpanDate } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useOffline } from '#ui/feedback/use-offline.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Scanner } from './camera/scanner.tsx'
import classes from './check-in.module.css'
import { CodeForm } from './code-form.tsx'
import { Counts } from './counts.tsx'
import { ExpectedList } from './expected-list.tsx'
import { LastScans } from './last-scans.tsx'
import type { CheckInEvent } from './offline-event.ts'
import { OutcomeSheet } from './outcome.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useCheckInEvent } from './use-check-in-event.ts'

/** Says that unsynced scans are saved on this device. Always rendered, because it is a live region. */
const ConnectionNotice = ({ waiting }: { waiting: number }) => {
  const { t } = useTranslation('check-in')
  const isOffline = useOffline()
  const isSilent = !isOffline && waiting === 0
  return (
    <p className={classes.notice} data-silent={isSilent || undefined} data-says-offline={isOffline || undefined}>
      <output>{isOffline && t('offline')}</output> {waiting > 0 && t('waiting', { count: waiting })}
    </p>
  )
}

const dayMs = 86_400_000

/** Warns when scanning starts over a day early: it may be the wrong event. */
const Early = ({ event }: { event: CheckInEvent }) => {
  const { t } = useTranslation('check-in')
  const [now] = useState(() => Date.now())
  if (new Date(event.span.start).getTime() - now < dayMs) return null
  return <p className={classes.early}>{t('early', { day: formatSpanDate(event.span) })}</p>
}

const CheckInDesk = ({ event }: { event: CheckInEvent }) => {
  const { scans, waiting, shown, admit } = useCheckIn(event.id)
  const admitCode = (text: string) => admit({ code: typedCode(text).slice(0, 40) })
  return (
    <div className={classes.door}>
      <ConnectionNotice waiting={waiting} />
      <div className={classes.column}>
        <Early event={event} />
        <OutcomeSheet shown={shown} />
        <div className={classes.sheet}>
          <Counts event={event} waiting={waiting} />
          <Scanner onCode={admitCode} />
          <CodeForm onCode={admitCode} />
        </div>
      </div>
      <div className={classes.column}>
        <ExpectedList event={event} scans={scans} admit={admit} />
        <LastScans event={event} scans={scans} />
      </div>
    </div>
  )
}

/** Check-in page of an event; `missing` if the viewer may not check guests in. */
export const CheckInPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('check-in')
  const { event, isMissing, error, isPending, isFetching, refetch } = useCheckInEvent(id)
  if (isMissing) return missing
  const back = event && (
    <ButtonLink variant="outline" to={paths.event(event.id)}>
      {t('toEvent')}
    </ButtonLink>
  )
  return (
    <PageFrame title={t('door')} lead={event?.title} actions={back}>
      {event && <CheckInDesk event={event} />}
      {isPending && !event && (
        <SkeletonGroup>
          <SkeletonBlock height={480} />
        </SkeletonGroup>
      )}
      {!isPending && !event && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
