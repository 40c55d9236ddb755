import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  people: 'Personnes à mentionner',
  found_one: '{{count}} personne trouvée. Choisissez avec les flèches, puis Entrée.',
  found_many: '{{count}} personnes trouvées. Choisissez avec les flèches, puis Entrée.',
  found_other: '{{count}} personnes trouvées. Choisissez avec les flèches, puis Entrée.',
} satisfies Translation<typeof en>
