import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Devenir aussi prestataire',
  lead: 'Continuez à fêter, et ouvrez une boutique à côté.',
  company: 'Votre entreprise',
  papers: 'Paiement et documents',
  submit: 'Continuer',
  modal: 'Devenir aussi prestataire',
  modalText:
    'Votre compte reste tel quel et reçoit une boutique. Le nom, l’adresse et le téléphone de votre entreprise seront visibles de tous.',
  cancel: 'Annuler',
  proceed: 'Continuer',
  done: 'Votre compte est maintenant aussi prestataire',
  already: 'Vous avez déjà une boutique.',
  toStore: 'Aller à ma boutique',
  guest: 'Connectez-vous pour ouvrir une boutique.',
} satisfies Translation<typeof en>
