import type { Conversation } from '@celebrio/contract/chat/shapes'
import { CaretLeft } from '@phosphor-icons/react/CaretLeft'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConversationAvatar, ConversationMenu, MutedIcon, useListed } from '#features/chat/conversations'
import { usePresence } from '#features/chat/presence'
import { formatAnd } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { Bunting } from '#ui/brand/bunting.tsx'
import { IconLink } from '#ui/buttons/icon-button.tsx'
import { SkeletonAvatar, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import classes from './conversation-head.module.css'
import { SearchConversation } from './search-conversation.tsx'
import { useTyping } from './use-typing.ts'

/** The page of what it is about; null where the viewer sees none. */
function pageOf({ kind, person, subject_id, page_id, has_page }: Conversation): string | null {
  if (!has_page) return null
  if (kind === 'direct') return person && paths.profile(person.id)
  if (kind === 'deal') return page_id === null ? null : paths.deal(page_id)
  if (kind === 'provider') return page_id === null ? null : paths.serviceProvider(page_id)
  if (subject_id === null) return null
  if (kind === 'event') return paths.event(subject_id)
  if (kind === 'group') return paths.group(subject_id)
  return kind === 'booking' ? paths.booking(subject_id) : null
}

type ConversationHeadProps = {
  conversation: Conversation
  /** They were blocked: nothing is to be known of the other any more. */
  isGone: boolean
  /** Called with the place of a message that was looked for. */
  onFound: (seq: number) => void
}

/** Who is writing just now, where two talk without their name, which stands above; otherwise whether the other person is here, what it is, or how many belong to it. */
const About = ({ conversation, isGone }: Pick<ConversationHeadProps, 'conversation' | 'isGone'>) => {
  const { id, kind, person, member_count: count } = conversation
  const { t } = useTranslation('messages')
  const typing = useTyping(id)
  const presence = usePresence(kind === 'direct' && !isGone ? person?.id : undefined)
  const typed = kind === 'direct' ? t('isTyping') : t('typing', { count: typing.length, names: formatAnd(typing) })
  if (typing.length > 0) return <span className={classes.about}>{typed}</span>
  if (kind === 'direct') return presence && !isGone && <span className={classes.about}>{presence}</span>
  const isOneToOne = kind === 'booking' || kind === 'deal' || kind === 'provider'
  return <span className={classes.about}>{isOneToOne ? t(kind) : t('members', { count })}</span>
}

const Title = ({ conversation, isGone }: Pick<ConversationHeadProps, 'conversation' | 'isGone'>) => {
  const { title } = conversation
  return (
    <>
      <ConversationAvatar conversation={conversation} size={44} />
      <span className={classes.words}>
        <span className={classes.named}>
          <h1 className={classes.title} dir="auto">
            {title}
          </h1>
          <MutedIcon conversation={conversation} />
        </span>
        <About {...{ conversation, isGone }} />
      </span>
    </>
  )
}

/** On phones the way back to the list. */
export const BackLink = () => {
  const { t } = useTranslation('messages')
  return (
    <span className={classes.back}>
      <IconLink to={paths.chat()} label={t('back')} icon={<CaretLeft size={24} aria-hidden />} />
    </span>
  )
}

/** The head of a conversation that is not there yet: with whom, as far as the list knows it. */
export const WaitingHead = ({ id }: { id: number | undefined }) => {
  const known = useListed(id)
  return (
    <header className={classes.head}>
      <BackLink />
      <span className={classes.who}>
        {known ? (
          <Title conversation={known} isGone={false} />
        ) : (
          <>
            <SkeletonAvatar size={44} />
            <SkeletonLine width="40%" />
          </>
        )}
      </span>
      <span className={classes.bunting}>
        <Bunting />
      </span>
    </header>
  )
}

/** With whom one talks, as the way to their page; on phones also the way back. */
export const ConversationHead = ({ conversation, isGone, onFound }: ConversationHeadProps) => {
  const to = isGone ? null : pageOf(conversation)
  return (
    <header className={classes.head}>
      <BackLink />
      {to ? (
        <Link to={to} className={classes.who}>
          <Title {...{ conversation, isGone }} />
        </Link>
      ) : (
        <span className={classes.who}>
          <Title {...{ conversation, isGone }} />
        </span>
      )}
      <SearchConversation id={conversation.id} onFound={onFound} />
      <ConversationMenu conversation={conversation} />
      <span className={classes.bunting}>
        <Bunting />
      </span>
    </header>
  )
}
