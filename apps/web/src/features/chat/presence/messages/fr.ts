import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  now: 'En ligne',
  ago: 'En ligne {{ago}}',
  settings: 'Paramètres du chat',
  saved: 'Enregistré',
  share: 'Montrer quand je suis en ligne',
  shareHint:
    'Vos relations voient quand vous étiez en ligne pour la dernière fois. Si vous désactivez cette option, vous ne verrez plus non plus quand elles l’étaient.',
} satisfies Translation<typeof en>
