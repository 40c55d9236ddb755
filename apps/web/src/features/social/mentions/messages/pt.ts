import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  people: 'Pessoas para mencionar',
  found_one: '{{count}} pessoa encontrada. As setas escolhem e Enter confirma.',
  found_many: '{{count}} pessoas encontradas. As setas escolhem e Enter confirma.',
  found_other: '{{count}} pessoas encontradas. As setas escolhem e Enter confirma.',
} satisfies Translation<typeof en>
