import { useTranslation } from 'react-i18next'
import { SkeletonAvatar, SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import frame from './profile-frame.module.css'
import classes from './profile-header.module.css'

/** Placeholder of a profile. */
export const ProfileSkeleton = () => {
  const { t } = useTranslation('profiles')
  return (
    <div className={frame.page}>
      <PageTitle>{t('profile')}</PageTitle>
      <SkeletonGroup>
        <SkeletonBlock height="clamp(120px, 22vw, 232px)" />
        <span className={classes.frame}>
          <SkeletonAvatar size={128} />
        </span>
        <div className={classes.who}>
          <SkeletonLine width={260} height={32} />
        </div>
        <div className={classes.who}>
          <SkeletonLine width={180} />
        </div>
      </SkeletonGroup>
    </div>
  )
}
