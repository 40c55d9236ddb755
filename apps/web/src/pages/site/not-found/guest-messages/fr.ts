import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Cette page n’est pas sur la liste des invités',
  text: 'Elle a peut-être déménagé, pris fin ou n’a jamais existé. La fête est ailleurs.',
  action: 'Aller à l’accueil',
}

export default fr
