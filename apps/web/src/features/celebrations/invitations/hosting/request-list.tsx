import type { Event } from '@celebrio/contract/celebrations/events'
import type { Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inQuotationMarks } from '#lib/quotation-marks.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { LoadMore } from '#ui/lists/pages.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
import { joinRequestsQuery, useAnswerRequest } from '../data.ts'

const Row = ({ event, guest }: { event: Event; guest: Guest }) => {
  const { t } = useTranslation('invitations')
  const { user, message } = guest
  const { mutate, isPending, variables } = useAnswerRequest(event, guest)
  const button = (answer: 'accept' | 'reject') => ({
    size: 'small' as const,
    loading: isPending && variables === answer,
    disabled: isPending,
    onClick: () => mutate(answer),
  })
  const answers = (
    <>
      <Button {...button('accept')} variant="lagoon" aria-label={t('letIn', { name: user.name })}>
        {t('accept')}
      </Button>
      <Button {...button('reject')} variant="outline" aria-label={t('turnAway', { name: user.name })}>
        {t('reject')}
      </Button>
    </>
  )
  return (
    <PersonRow
      name={user.name}
      picture={user.profile_picture}
      isKid={guest.is_kid}
      facts={[message && inQuotationMarks(message)]}
      actions={answers}
    >
      {guest.personal ? <b dir="auto">{user.name}</b> : <PersonLink id={user.id}>{user.name}</PersonLink>}
    </PersonRow>
  )
}

/** Requests to join an own event; renders nothing if there are none. */
export const RequestList = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const list = useInfiniteQuery(joinRequestsQuery(event.id))
  const requests = list.data?.pages.flatMap(page => page.guests) ?? []
  if (requests.length === 0) return null
  return (
    <Panel title={t('requests')}>
      <ul aria-label={t('requests')}>
        {requests.map(guest => (
          <Row key={guest.id} event={event} guest={guest} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Panel>
  )
}
