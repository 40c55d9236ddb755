import type { subjectKinds } from '@celebrio/contract/chat/conversations'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { aboutQuery } from './data.ts'

type ChatButtonProps = { kind: (typeof subjectKinds)[number]; id: number; variant: 'primary' | 'outline' }

/** The way to the conversation about something; says so where it brings back somebody who has left it. */
export const ChatButton = ({ kind, id, variant }: ChatButtonProps) => {
  const { t } = useTranslation('conversations')
  const { data } = useQuery(aboutQuery(kind, id))
  return (
    <ButtonLink variant={variant} to={paths.chatAbout(kind, id)} leftSection={<ChatCircle size={20} aria-hidden />}>
      {t(data?.has_left ? 'rejoin' : 'open')}
    </ButtonLink>
  )
}
