import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { alertQuery } from './data.ts'
import { LinkTrouble } from './link-trouble.tsx'

/** The owner confirmed that they created the event. */
export const ConfirmedPage = ({ token }: { token: string }) => {
  const { t } = useTranslation('alerts')
  const { data, error, isFetching, refetch } = useQuery(alertQuery('confirm', token))
  if (!data) return <LinkTrouble token={token} error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <PageTitle>{t('confirmed')}</PageTitle>
      <EmptyState
        heading="h1"
        drawing="/art/empty-events.svg"
        title={t('confirmed')}
        text={
          <>
            <b>{t('verified')}</b>
            <br />
            {t('closeWindow', { title: data.title })}
          </>
        }
      />
    </>
  )
}
