import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpanDay } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { alertQuery, useDeleteDenied } from './data.ts'
import { LinkTrouble } from './link-trouble.tsx'

type DeleteProps = { title: string; busy: boolean; onDelete: () => void }

const Delete = ({ title, busy, onDelete }: DeleteProps) => {
  const { t } = useTranslation('alerts')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpened(true)}>
        {t('deleteEvent')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('deleteTitle', { title })}
        text={t('deleteText')}
        confirm={t('deleteSure')}
        refuse={t('keep')}
        busy={busy}
        onConfirm={onDelete}
      />
    </>
  )
}

/** The owner did not create the event: they secure their account and delete it. */
export const DeniedPage = ({ token }: { token: string }) => {
  const { t } = useTranslation('alerts')
  const { data, error, isFetching, refetch } = useQuery(alertQuery('deny', token))
  const { mutate, isPending, isSuccess } = useDeleteDenied(token)
  if (!data) return <LinkTrouble token={token} error={error} busy={isFetching} onRetry={() => void refetch()} />
  const day = data.date_open
    ? t('dateOpen')
    : formatSpanDay({ start: data.starts_at, end: null, timeZone: data.timezone })
  const text = isSuccess ? t('deniedGone') : t('deniedText', { title: data.title, day })
  return (
    <>
      <PageTitle>{t('denied')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/mail-expired.svg"
        title={t('denied')}
        text={text}
        action={
          <>
            <ButtonLink to={paths.forgotPassword()}>{t('resetPassword')}</ButtonLink>
            {!isSuccess && <Delete title={data.title} busy={isPending} onDelete={() => mutate()} />}
          </>
        }
      />
    </>
  )
}
