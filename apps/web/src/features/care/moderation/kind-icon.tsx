import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { Icon } from '@phosphor-icons/react'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { ChatText } from '@phosphor-icons/react/ChatText'
import { Newspaper } from '@phosphor-icons/react/Newspaper'
import { Star } from '@phosphor-icons/react/Star'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { Tag } from '@phosphor-icons/react/Tag'
import { User } from '@phosphor-icons/react/User'

const icons: Record<ReportedKind, Icon> = {
  user: User,
  post: Newspaper,
  comment: ChatText,
  message: ChatCircle,
  deal: Tag,
  review: Star,
  store: Storefront,
}

/** What kind of thing it is; its name stands beside it. */
export const KindIcon = ({ kind }: { kind: ReportedKind }) => {
  const Shown = icons[kind]
  return <Shown size={20} aria-hidden />
}
