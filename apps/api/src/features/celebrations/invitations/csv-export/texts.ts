import type { RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { Language } from '@celebrio/contract/platform/languages'

type Words = { file: string; head: readonly string[]; status: Record<RsvpStatus, string> }

/** The texts of the guest list table. */
export const words: Record<Language, Words> = {
  en: {
    file: 'guests',
    head: ['Name', 'Status', 'Adults', 'Children', 'Dietary needs', 'Message', 'Checked in'],
    status: {
      accepted: 'Coming',
      pending: 'Invited',
      confirming: 'To confirm',
      waiting: 'Waiting list',
      rejected: 'Declined',
      requested: 'Asks to join',
      removed: 'Removed',
    },
  },
  fr: {
    file: 'invités',
    head: ['Nom', 'Réponse', 'Adultes', 'Enfants', 'Régime alimentaire', 'Message', 'Entrée'],
    status: {
      accepted: 'Vient',
      pending: 'Sans réponse',
      confirming: 'À confirmer',
      waiting: 'Liste d’attente',
      rejected: 'Ne vient pas',
      requested: 'Demande à venir',
      removed: 'Retiré',
    },
  },
  es: {
    file: 'invitados',
    head: ['Nombre', 'Respuesta', 'Adultos', 'Niños', 'Alimentación', 'Mensaje', 'Entrada'],
    status: {
      accepted: 'Irá',
      pending: 'Sin respuesta',
      confirming: 'Por confirmar',
      waiting: 'Lista de espera',
      rejected: 'No irá',
      requested: 'Pide ir',
      removed: 'Fuera de la lista',
    },
  },
  pt: {
    file: 'convidados',
    head: ['Nome', 'Resposta', 'Adultos', 'Crianças', 'Alimentação', 'Mensagem', 'Entrada'],
    status: {
      accepted: 'Vai',
      pending: 'Sem resposta',
      confirming: 'A confirmar',
      waiting: 'Lista de espera',
      rejected: 'Não vai',
      requested: 'Pede para ir',
      removed: 'Fora da lista',
    },
  },
}
