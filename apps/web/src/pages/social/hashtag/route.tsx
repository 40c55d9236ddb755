import { tagOf } from '@celebrio/contract/social/hashtags'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { TaggedPosts, TrendingHashtags } from '#features/social/hashtags'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Component as NotFound } from '../../site/not-found/route.tsx'
import classes from './hashtag.module.css'

/** The posts with a hashtag that the viewer may see. */
export const Component = () => {
  const { t } = useTranslation('hashtags')
  const tag = tagOf(useParams().tag ?? '')
  if (tag === null) return <NotFound />
  return (
    <PageFrame title={`#${tag}`} lead={t('lead')}>
      <div className={classes.columns}>
        <TaggedPosts key={tag} tag={tag} />
        <TrendingHashtags />
      </div>
    </PageFrame>
  )
}
