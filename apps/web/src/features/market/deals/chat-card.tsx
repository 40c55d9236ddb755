import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { TopicBar } from '#ui/layout/topic-bar.tsx'
import classes from './chat-card.module.css'
import { dealQuery } from './data.ts'
import { DealPicture } from './deal-card.tsx'
import { useFacts } from './use-facts.ts'

/** The deal that a conversation is about. */
export const ChatCard = ({ id }: { id: number }) => {
  const { t } = useTranslation('deals')
  const { data: deal } = useQuery(dealQuery(id))
  const factsOf = useFacts()
  if (!deal) return null
  const { place, time } = factsOf(deal)
  const cost = deal.cost === 0 ? t('free') : priceText(deal.cost, deal.currency)
  const picture = (
    <span className={classes.picture}>
      <DealPicture deal={deal} sizes="72px" />
    </span>
  )
  return (
    <TopicBar
      label={t('thisDeal')}
      to={paths.deal(id)}
      picture={picture}
      title={deal.title}
      facts={[place, time.text].filter(Boolean).join(' · ')}
      end={<b className={classes.cost}>{cost}</b>}
    />
  )
}
