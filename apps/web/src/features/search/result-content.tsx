import { Hash } from '@phosphor-icons/react/Hash'
import { Tag } from '@phosphor-icons/react/Tag'
import { useTranslation } from 'react-i18next'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import type { SearchResult } from './data.ts'
import classes from './result-content.module.css'

const Picture = ({ found }: { found: SearchResult }) => {
  if (found.kind === 'user') return <Avatar name={found.name} src={found.picture} size={40} />
  if (found.kind === 'provider') return <Avatar name={found.name} src={found.picture} size={40} square />
  if (found.kind === 'event') return <DateBadge date={found.starts} timeZone={found.timeZone} size={40} />
  if (found.kind === 'deal' && found.picture) return <Avatar name={found.name} src={found.picture} size={40} square />
  return (
    <span className={classes.sign}>
      {found.kind === 'deal' ? <Tag size={20} aria-hidden /> : <Hash size={20} weight="bold" aria-hidden />}
    </span>
  )
}

/** Location of a person, event or provider, or how many people use a hashtag. */
const Detail = ({ found }: { found: SearchResult }) => {
  const { t } = useTranslation('search')
  if (found.kind === 'user') return found.location
  if (found.kind === 'event' || found.kind === 'provider') return found.place
  if (found.kind === 'deal') return [found.cost ?? t('free'), found.place].filter(Boolean).join(' · ')
  return t(found.more ? 'morePeople' : 'people', { count: found.people })
}

/** Avatar, date or `#` sign, name and detail of a search result. */
export const ResultContent = ({ found }: { found: SearchResult }) => (
  <>
    <Picture found={found} />
    <span className={classes.words}>
      <b className={classes.name} dir="auto">
        {found.name}
      </b>
      <span className={classes.detail}>
        <Detail found={found} />
      </span>
    </span>
  </>
)
