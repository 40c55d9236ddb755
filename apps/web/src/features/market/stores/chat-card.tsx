import { Star } from '@phosphor-icons/react/Star'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatRating } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { TopicBar } from '#ui/layout/topic-bar.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './chat-card.module.css'
import { storeQuery } from './data.ts'
import { placeOf } from './page/place.ts'

/** The store that a conversation is about. */
export const ChatCard = ({ id }: { id: number }) => {
  const { t } = useTranslation('stores')
  const { data: store } = useQuery(storeQuery(id))
  if (!store) return null
  const { company_name: name, logo, rating, total_ratings: count } = store
  const stars = count > 0 && (
    <span className={classes.rating}>
      <Star size={18} weight="fill" aria-hidden />
      {formatRating(rating)}
    </span>
  )
  return (
    <TopicBar
      label={t('thisStore')}
      to={paths.serviceProvider(id)}
      picture={<Avatar name={name} src={logo} size={48} square />}
      title={name}
      facts={placeOf(store)}
      end={stars}
    />
  )
}
