import { ChatButton } from '#features/chat/conversations'
import { GroupPage } from '#features/social/groups'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** A group's own page. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  const chat = (variant: 'primary' | 'outline') => <ChatButton kind="group" id={id} variant={variant} />
  return <GroupPage key={id} id={id} missing={<NotFound />} chat={chat} />
}
