import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { announce } from '#ui/feedback/announcer.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** In place of a group that was on the screen when it was deleted, or when the viewer was removed from it. */
export const GroupNotFound = ({ name }: { name: string }) => {
  const { t } = useTranslation('groups')
  const title = t('goneTitle', { name })
  const text = t('goneText')
  useEffect(() => announce(`${title}. ${text}`), [title, text])
  return (
    <PageFrame title={name} headingHidden width="text">
      <EmptyState
        drawing="/art/not-found.svg"
        title={title}
        text={text}
        action={<ButtonLink to={paths.profileGroups()}>{t('yours')}</ButtonLink>}
      />
    </PageFrame>
  )
}
