import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    document_verified: () =>
      'Nous avons vérifié votre document. Votre boutique est désormais vérifiée, et cela se voit',
    document_declined: () =>
      'Ce document ne nous permet pas de vérifier votre boutique. Lisez pourquoi et envoyez-en un autre',
  },
}
