import type { EmailSubscription } from '@celebrio/contract/base/notification-settings'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { subscriptionQuery, useSubscribe, useUnsubscribe } from './data.ts'
import { EmailLinkPage, emailDrawing } from './email-link-page.tsx'

type StateProps = { token: string; subscription: EmailSubscription }

/** One button for emails of this sort; another for all that tell what is new. */
const Subscribed = ({ token, subscription: { list } }: StateProps) => {
  const { t } = useTranslation('notification-settings')
  const { mutate, isPending, variables } = useUnsubscribe(token)
  return (
    <EmptyState
      drawing={emailDrawing}
      title={t(`ask.${list}`)}
      text={t('askText')}
      action={
        <>
          <Button loading={isPending && variables === 'list'} disabled={isPending} onClick={() => mutate('list')}>
            {t('unsubscribe')}
          </Button>
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

const Unsubscribed = ({ token, subscription: { list, off } }: StateProps) => {
  const { t } = useTranslation('notification-settings')
  const { mutate: stop, isPending: stopping } = useUnsubscribe(token)
  const { mutate: resume, isPending: resuming } = useSubscribe(token)
  return (
    <EmptyState
      drawing={emailDrawing}
      title={t('done')}
      text={off === 'all' ? t('doneAll') : t(`doneList.${list}`)}
      action={
        <>
          {off === 'list' && (
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

/** Where the link at the foot of an email to somebody with an account leads, signed in or not: only a button unsubscribes. */
export const SubscriptionPage = ({ token }: { token: string }) => {
  const { t } = useTranslation('notification-settings')
  const about = useQuery(subscriptionQuery(token))
  return (
    <EmailLinkPage title={t('emailsTitle')} about={about} wrong={{ title: t('wrong'), text: t('wrongText') }}>
      {subscription => {
        const State = subscription.off === 'none' ? Subscribed : Unsubscribed
        return <State token={token} subscription={subscription} />
      }}
    </EmailLinkPage>
  )
}
