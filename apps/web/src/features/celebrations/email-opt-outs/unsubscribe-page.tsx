import type { EmailOptOut } from '@celebrio/contract/celebrations/email-opt-outs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmailLinkPage, emailDrawing } from '#features/base/notification-settings'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { optOutQuery, useSubscribe, useUnsubscribe } from './data.ts'

type StateProps = { token: string; optOut: EmailOptOut }

/** One button for this celebration; another for those of everybody. */
const Subscribed = ({ token, optOut: { title } }: StateProps) => {
  const { t } = useTranslation('email-opt-outs')
  const { mutate, isPending, variables } = useUnsubscribe(token)
  return (
    <EmptyState
      drawing={emailDrawing}
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
      drawing={emailDrawing}
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

/** Where the link at the foot of an e-mail leads: only a button unsubscribes, since robots open all links. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const { t } = useTranslation('email-opt-outs')
  const about = useQuery(optOutQuery(token))
  return (
    <EmailLinkPage title={t('title')} about={about} wrong={{ title: t('wrong'), text: t('wrongText') }}>
      {optOut => {
        const State = optOut.off === 'none' ? Subscribed : Unsubscribed
        return <State token={token} optOut={optOut} />
      }}
    </EmailLinkPage>
  )
}
