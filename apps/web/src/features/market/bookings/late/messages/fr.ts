import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  movedTitle: 'Cet événement a changé de date',
  deletedTitle: 'Cet événement a été supprimé',
  nowOn: 'Nouvelle date : {{what}}.',
  stands: 'À moins de 24 heures de l’événement, une réservation est maintenue comme convenu : {{when}}.',
  provider: 'Parlez-en avec {{name}}. Si vous ne pouvez pas assurer la prestation, annulez en disant pourquoi.',
  providerServing: 'Parlez avec {{name}} de ce que vous avez commencé.',
  celebrant: 'Nous avons prévenu {{name}}. Pour une autre date, envoyez une nouvelle demande.',
  celebrantDeleted: 'Nous avons prévenu {{name}}. Ce prestataire peut encore annuler.',
}

export default fr
