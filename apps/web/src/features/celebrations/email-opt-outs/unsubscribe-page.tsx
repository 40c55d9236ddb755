import type { EmailOptOut } from '@celebrio/contract/celebrations/email-opt-outs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { optOutQuery, useSubscribe, useUnsubscribe } from './data.ts'

type StateProps = { token: string; optOut: EmailOptOut }

const drawing = '/art/mail-expired.svg'

/** One button for this celebration; another for those of everybody. */
const Subscribed = ({ token, optOut: { title } }: StateProps) => {
  const { t } = useTranslation('email-opt-outs')
  const { mutate, isPending, variables } = useUnsubscribe(token)
  return (
    <EmptyState
      drawing={drawing}
      title={title === null ? t('askAll') : t('ask', { title })}
      text={title === null ? t('askAllText') : t('askText')}
      action={
        <>
          {title !== null && (
            <Button loading={isPending && variables === 'event'} disabled={isPending} onClick={() => mutate('event')}>
              {t('unsubscribe')}
            </Button>
          )}
          <Button
            variant="outline"
            loading={isPending && variables === 'all'}
            disabled={isPending}
            onClick={() => mutate('all')}
          >
            {t('unsubscribeAll')}
          </Button>
        </>
      }
    />
  )
}

const Unsubscribed = ({ token, optOut: { title, off } }: StateProps) => {
  const { t } = useTranslation('email-opt-outs')
  const { mutate: stop, isPending: stopping } = useUnsubscribe(token)
  const { mutate: resume, isPending: resuming } = useSubscribe(token)
  return (
    <EmptyState
      drawing={drawing}
      title={t('done')}
      text={off === 'event' && title !== null ? t('doneEvent', { title }) : t('doneAll')}
      action={
        <>
          {off === 'event' && (
            <Button variant="outline" loading={stopping} onClick={() => stop('all')}>
              {t('unsubscribeAll')}
            </Button>
          )}
          <Button variant="quiet" loading={resuming} onClick={() => resume()}>
            {t('resume')}
          </Button>
        </>
      }
    />
  )
}

const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('email-opt-outs')
  return (
    <PageFrame title={t('title')} headingHidden>
      {children}
    </PageFrame>
  )
}

/** Where the link at the foot of an e-mail leads: only a button unsubscribes, since robots open all links. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const { t } = useTranslation('email-opt-outs')
  const { data: optOut, error, isFetching, refetch } = useQuery(optOutQuery(token))
  if (optOut)
    return (
      <Frame>
        {/* Read aloud when it changes. */}
        <div aria-live="polite">
          {optOut.off === 'none' ? (
            <Subscribed token={token} optOut={optOut} />
          ) : (
            <Unsubscribed token={token} optOut={optOut} />
          )}
        </div>
      </Frame>
    )
  const isWrong = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <Frame>
      {isWrong && <EmptyState drawing={drawing} title={t('wrong')} text={t('wrongText')} />}
      {!isWrong && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && (
        <SkeletonGroup>
          <SkeletonBlock height={240} />
        </SkeletonGroup>
      )}
    </Frame>
  )
}
