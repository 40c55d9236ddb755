import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  which: 'De quoi s’agit-il ?',
  afterwards: 'Une personne va l’examiner, et nous vous dirons ce qu’il en est.',
  rules: {
    harassment: 'Harcèlement',
    hate: 'Haine',
    violence: 'Violence et menaces',
    sexual: 'Nudité et contenus sexuels',
    children: 'Sécurité des enfants',
    private_data: 'Données privées d’autrui',
    impersonation: 'Usurpation d’identité',
    fraud: 'Escroquerie',
    spam: 'Spam',
    others_work: 'Œuvres d’autrui',
    illegal: 'Contraire à la loi',
  },
} satisfies Translation<typeof en>
