import { Hash } from '@phosphor-icons/react/Hash'
import { useTranslation } from 'react-i18next'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import type { Found } from './data.ts'
import classes from './found-view.module.css'

const Picture = ({ found }: { found: Found }) => {
  if (found.kind === 'user') return <Avatar name={found.name} src={found.picture} size={40} />
  if (found.kind === 'event') return <DateBadge date={found.starts} timeZone={found.timeZone} size={40} />
  return (
    <span className={classes.sign}>
      <Hash size={20} weight="bold" aria-hidden />
    </span>
  )
}

/** Where somebody lives, where something takes place, or how many people use a hashtag. */
const Detail = ({ found }: { found: Found }) => {
  const { t } = useTranslation('search')
  if (found.kind === 'user') return found.location
  if (found.kind === 'event') return found.place
  return t(found.more ? 'morePeople' : 'people', { count: found.people })
}

/** Face, date or sign, name and a line about one thing found. */
export const FoundView = ({ found }: { found: Found }) => (
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
