import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  people: 'Pessoas para mencionar',
  found_one: '{{count}} pessoa encontrada. Use as setas e aperte Enter.',
  found_many: '{{count}} pessoas encontradas. Use as setas e aperte Enter.',
  found_other: '{{count}} pessoas encontradas. Use as setas e aperte Enter.',
} satisfies Translation<typeof en>
