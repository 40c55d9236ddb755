import { postLimits } from '@celebrio/contract/social/posts'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AttachmentList, useDropZone } from '#features/base/uploads'
import type { SessionUser } from '#lib/session.ts'
import { Card } from '#ui/layout/card.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { composerId, focusComposer } from '../focus.ts'
import { useLinkCard } from '../link-cards.ts'
import { AttachedLink } from './attached-link.tsx'
import classes from './composer.module.css'
import { ComposerTools } from './composer-tools.tsx'
import { useComposer } from './use-composer.ts'
import { WritingField } from './writing-field.tsx'

/** Focuses the composer when the `+` of the tab bar leads to `#compose`, also from this page. */
const useComposeLink = () => {
  const { hash, key } = useLocation()
  useEffect(() => {
    // The location key changes with each click on the link.
    if (!key || hash !== `#${composerId}`) return
    const frame = requestAnimationFrame(focusComposer)
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
}

const firstName = (name: string) => name.trim().split(/\s+/u)[0] ?? name

type WordsProps = { user: SessionUser; id: string; composer: ReturnType<typeof useComposer> }

const Words = ({ user, id, composer: { content, setContent, over, posting, add, post } }: WordsProps) => {
  const { t } = useTranslation('posts')
  return (
    <>
      <div className={classes.row}>
        <Avatar name={user.name} src={user.profile_picture} size={48} />
        <WritingField
          prompt={t('prompt', { name: firstName(user.name) })}
          value={content}
          errorId={over > 0 ? `${id}-error` : undefined}
          countId={`${id}-count`}
          disabled={posting}
          onChange={setContent}
          onFiles={add}
          onPost={post}
        />
      </div>
      <p id={`${id}-error`} className={classes.error} aria-live="polite">
        {over > 0 && t('tooLong', { max: postLimits.content, count: over })}
      </p>
    </>
  )
}

/** The composer of a post: text, pictures, songs, a video. */
export const Composer = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('posts')
  const id = useId()
  const composer = useComposer()
  const { over: hanging, zone } = useDropZone(composer.add)
  const { link } = composer
  const { card } = useLinkCard(composer.content)
  useComposeLink()
  return (
    <Card
      as="section"
      padded={false}
      id={composerId}
      className={classes.composer}
      aria-label={t('composer')}
      data-drop={hanging || undefined}
      {...zone}
    >
      <Words user={user} id={id} composer={composer} />
      {link ? <AttachedLink link={link} disabled={composer.posting} onRemove={composer.removeLink} /> : card}
      <AttachmentList attachments={composer.attachments} tray={composer.tray} />
      <ComposerTools
        length={composer.length}
        countId={`${id}-count`}
        ready={composer.ready}
        posting={composer.posting}
        onFiles={composer.add}
        onPost={composer.post}
      />
      {hanging && <p className={classes.drop}>{t('dropHere')}</p>}
    </Card>
  )
}
