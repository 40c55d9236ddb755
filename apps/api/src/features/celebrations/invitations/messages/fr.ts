import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_invited: ({ who, verb }) => `${who} vous ${verb('invite', 'invitent')} à un événement`,
    event_accepted: ({ who, verb }) => `${who} ${verb('viendra', 'viendront')} à votre événement`,
    event_maybe: ({ who, verb }) => `${who} ${verb('viendra', 'viendront')} peut-être à votre événement`,
    event_rejected: ({ who, verb }) => `${who} ne ${verb('pourra', 'pourront')} pas venir à votre événement`,
    event_requested: ({ who, verb }) => `${who} ${verb('aimerait', 'aimeraient')} venir à votre événement`,
    event_request_accepted: ({ who, verb }) =>
      `${who} ${verb('a', 'ont')} accepté votre demande de venir à un événement`,
    event_moved_up: ({ who, verb }) => `Une place s’est libérée pour vous : ${who} vous ${verb('attend', 'attendent')}`,
  },
  guestTable: {
    file: 'invités',
    head: ['Nom', 'Réponse', 'Adultes', 'Enfants', 'Régime alimentaire', 'Message', 'Entrée'],
    status: {
      accepted: 'Vient',
      pending: 'Sans réponse',
      maybe: 'Peut-être',
      confirming: 'À confirmer',
      waiting: 'Liste d’attente',
      rejected: 'Ne vient pas',
      requested: 'Demande à venir',
      removed: 'Retiré',
    },
  },
}
