import type { Privacy } from '@celebrio/contract/people/privacy'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { isCelebrant, useSession } from '#lib/session.ts'
import { useSettingsLink } from '#lib/use-settings-link.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { AudienceChoice } from './audience-choice.tsx'
import { privacyQuery, useChangePrivacy } from './data.ts'
import classes from './privacy-page.module.css'

/** Who finds the viewer: a child is found by connections, and a store by itself. */
const Finding = ({ privacy }: { privacy: Privacy }) => {
  const { t } = useTranslation('privacy')
  const { length } = privacy.choices.found_by
  if (length === 0) return null
  if (length > 1) return <AudienceChoice name="found_by" privacy={privacy} />
  return (
    <section>
      <h2 className={classes.title}>{t('found_by.label')}</h2>
      <p className={classes.note}>{t('foundByConnections')}</p>
    </section>
  )
}

const Chats = ({ privacy, presence }: { privacy: Privacy; presence: ReactNode }) => {
  const { t } = useTranslation('privacy')
  const id = useId()
  const { mutate } = useChangePrivacy()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('chats')}
      </h2>
      <SwitchRow
        label={t('reads')}
        hint={t('readsHint')}
        checked={privacy.shows_reads}
        onChange={on => mutate({ shows_reads: on })}
      />
      {presence}
    </section>
  )
}

/** The way to who is blocked, and to take it back. */
const Blocking = () => {
  const { t } = useTranslation('privacy')
  return (
    <section>
      <h2 className={classes.title}>{t('blocking')}</h2>
      <p className={classes.note}>{t('blockingHint')}</p>
      <ButtonLink to={paths.blockedFriends()} variant="outline" size="small">
        {t('seeBlocked')}
      </ButtonLink>
    </section>
  )
}

/** What there is to choose: a child is there for connections, and a store is found by itself. */
function useLead() {
  const session = useSession()
  if (session?.user.is_kid) return 'kidsLead'
  return session && !isCelebrant(session.user) ? 'providerLead' : 'lead'
}

type PrivacyPageProps = {
  /** The row about when the viewer was last here. */
  presence: ReactNode
}

/** Who may do what with the viewer. */
export const PrivacyPage = ({ presence }: PrivacyPageProps) => {
  const { t } = useTranslation('privacy')
  const lead = useLead()
  const { data: privacy, error, isFetching, refetch } = useQuery(privacyQuery)
  return (
    <PageFrame title={t('title')} back={useSettingsLink()} lead={t(lead)} width="text">
      {privacy && (
        <div className={classes.group}>
          <AudienceChoice name="messages_from" privacy={privacy} />
          <AudienceChoice name="invitations_from" privacy={privacy} />
          <AudienceChoice name="birthday_to" privacy={privacy} />
          <Finding privacy={privacy} />
          <Chats privacy={privacy} presence={presence} />
          <Blocking />
        </div>
      )}
      {!privacy && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!privacy && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={480} />
        </SkeletonGroup>
      )}
    </PageFrame>
  )
}
