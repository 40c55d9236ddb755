import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  people: 'Personnes à nommer',
  found_one: '{{count}} personne trouvée. Les flèches choisissent, Entrée valide.',
  found_many: '{{count}} personnes trouvées. Les flèches choisissent, Entrée valide.',
  found_other: '{{count}} personnes trouvées. Les flèches choisissent, Entrée valide.',
} satisfies Translation<typeof en>
