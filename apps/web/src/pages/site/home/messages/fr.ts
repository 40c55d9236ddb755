import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Accueil',
  viewer: 'Vous',
  verified: 'E-mail vérifié',
  since: 'Fait la fête ici depuis le {{date}}',
  people: 'Fêtes et personnes',
  discoveries: 'À découvrir',
  legal: 'Mentions légales',
} satisfies Translation<typeof en>
