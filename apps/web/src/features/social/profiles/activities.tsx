import type { Profile } from '@celebrio/contract/people/profiles'
import { useTranslation } from 'react-i18next'
import { PostsBy } from '#features/social/posts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { About } from './about.tsx'
import classes from './activities.module.css'

/** A person's posts, with their details beside them. */
export const Activities = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profiles')
  const own = profile.can.edit
  const empty = (
    <Card>
      <EmptyState
        drawing="/art/empty-feed.svg"
        title={t('noPosts')}
        text={own ? t('noPostsOwn') : undefined}
        action={own && <ButtonLink to={paths.compose()}>{t('firstPost')}</ButtonLink>}
      />
    </Card>
  )
  return (
    <div className={classes.columns}>
      <About profile={profile} />
      <PostsBy personId={profile.id} label={t('activities')} empty={empty} />
    </div>
  )
}
