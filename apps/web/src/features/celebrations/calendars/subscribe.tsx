import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { calendarLinkQuery, useCalendarLink } from './data.ts'
import classes from './subscribe.module.css'

/** Text about the calendar link: ready to copy, already created, or what it is for. */
const Address = ({ url, exists }: { url: string | undefined; exists: boolean }) => {
  const { t } = useTranslation('calendars')
  if (!url) return <p className={classes.text}>{t(exists ? 'calendarHasOne' : 'calendarText')}</p>
  const words = { copy: t('copyAddress'), copied: t('addressCopied'), refused: t('addressNotCopied') }
  return (
    <div>
      <CopyField label={t('calendarAddress')} hint={t('calendarOnce')} address={url} words={words} />
      <a className={classes.open} href={url.replace(/^https?:/, 'webcal:')}>
        {t('calendarOpen')}
      </a>
    </div>
  )
}

const Content = () => {
  const { t } = useTranslation('calendars')
  const { data, error, isPending, isFetching, refetch } = useQuery(calendarLinkQuery)
  const { renew, revoke } = useCalendarLink()
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonLine width="100%" height={120} />
      </SkeletonGroup>
    )
  if (data === undefined)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  const exists = data !== null
  return (
    <div className={classes.inside}>
      <Address url={renew.data?.url} exists={exists} />
      <div className={classes.ways}>
        {!renew.data && (
          <Button loading={renew.isPending} onClick={() => renew.mutate()}>
            {t(exists ? 'calendarRenew' : 'calendarMake')}
          </Button>
        )}
        {exists && (
          <Button variant="outline" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('calendarEnd')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Subscription link for the viewer's events in a calendar app. */
export const SubscribeButton = () => {
  const { t } = useTranslation('calendars')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        leftSection={<CalendarCheck size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('subscribe')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('subscribe')}>
        <Content />
      </Dialog>
    </>
  )
}
