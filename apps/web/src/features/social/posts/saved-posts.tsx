import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { savedQuery } from './data.ts'
import classes from './feed.module.css'
import { feedId } from './focus.ts'
import { PostList } from './post-list.tsx'

/** The viewer's saved posts that they may still see, last saved first. */
export const SavedPosts = () => {
  const { t } = useTranslation('posts')
  const empty = (
    <Card>
      <EmptyState
        drawing="/art/empty-feed.svg"
        title={t('noSaved')}
        text={t('noSavedText')}
        action={
          <Link className={classes.link} to={paths.home()}>
            {t('toFeed')}
          </Link>
        }
      />
    </Card>
  )
  return (
    <section id={feedId} className={classes.feed} aria-label={t('savedPosts')} tabIndex={-1}>
      <PostList query={savedQuery} empty={empty} />
    </section>
  )
}
