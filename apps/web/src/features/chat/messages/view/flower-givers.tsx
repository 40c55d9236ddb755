import type { messages } from '@celebrio/contract/chat/messages'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#lib/session.ts'
import { Flower } from '#ui/brand/flower.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { useFlower } from '../actions.ts'
import { flowerGiversQuery } from '../data.ts'
import classes from './flower-givers.module.css'

type GiversProps = { message: ChatMessage; onTakenBack: () => void }

const TakeBack = ({ message, onTakenBack }: GiversProps) => {
  const { t } = useTranslation('messages')
  const { mutate, isPending } = useFlower(message)
  return (
    <Button variant="outline" size="small" loading={isPending} onClick={() => mutate(null, { onSuccess: onTakenBack })}>
      {t('takeBack')}
    </Button>
  )
}

type Giver = Answer<typeof messages.superlikers>['users'][number]

const GiverRow = ({ giver: { id, name, profile_picture, type }, ...own }: GiversProps & { giver: Giver }) => {
  const { t } = useTranslation('messages')
  const { t: flower } = useTranslation('flowers')
  const isOwn = id === useSession()?.user.id
  const actions = (
    <span className={classes.given}>
      {isOwn && own.message.can.react && <TakeBack {...own} />}
      <Flower type={type} size={32} />
    </span>
  )
  return (
    <PersonRow
      name={name}
      picture={profile_picture}
      facts={[flower(`flower${type}`)]}
      beside="button"
      actions={actions}
    >
      <b dir="auto">{isOwn ? t('yourFlower') : name}</b>
    </PersonRow>
  )
}

/** Who gave a message which flower, newest first; one's own is taken back here. */
export const FlowerGivers = (props: GiversProps) => {
  const { t } = useTranslation('messages')
  const list = useInfiniteQuery(flowerGiversQuery(props.message.id))
  return (
    <Pages
      list={list}
      compact
      itemsOf={page => page.users}
      waiting={<PersonRowSkeletons widths={[60]} />}
      empty={<p>{t('noFlowers')}</p>}
    >
      {givers => (
        <ul aria-label={t('flowersTitle')}>
          {givers.map(giver => (
            <GiverRow key={giver.id} giver={giver} {...props} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
