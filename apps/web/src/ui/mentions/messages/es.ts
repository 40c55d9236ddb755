import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  people: 'Personas para mencionar',
  found_one: '{{count}} persona encontrada. Elige con las flechas y pulsa Intro.',
  found_many: '{{count}} personas encontradas. Elige con las flechas y pulsa Intro.',
  found_other: '{{count}} personas encontradas. Elige con las flechas y pulsa Intro.',
} satisfies Translation<typeof en>
