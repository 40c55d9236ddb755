import { MentionArea as Area, type MentionAreaProps as AreaProps } from '#ui/mentions/mention-area.tsx'
import { mentionSuggestionsQuery } from './data.ts'
import { rememberMention } from './recent-mentions.ts'

/** A text area that suggests the viewer's connections, and others, while a mention is typed. */
export const MentionArea = (area: Omit<AreaProps, 'suggest' | 'onPick'>) => (
  <Area {...area} suggest={mentionSuggestionsQuery} onPick={({ id, name }) => rememberMention({ id, words: name })} />
)
