import type { Messages } from './en.ts'

export const fr: Messages = {
  closed: 'Ce prestataire a fermé sa boutique.',
  notices: {
    booking_requested: ({ who, verb }) => `${who} vous ${verb('a envoyé', 'ont envoyé')} une demande de réservation`,
    booking_accepted: ({ who, verb }) => `${who} ${verb('a accepté', 'ont accepté')} votre réservation`,
    booking_changed: ({ who, verb }) =>
      `${who} ${verb('a accepté', 'ont accepté')} votre réservation avec une modification. Vous confirmez ?`,
    booking_confirmed: ({ who, verb }) =>
      `${who} ${verb('a confirmé', 'ont confirmé')} la réservation que vous avez modifiée`,
    booking_declined: ({ who, verb }) => `${who} ne ${verb('peut', 'peuvent')} pas prendre votre réservation`,
    booking_cancelled: ({ who, verb }) => `${who} ${verb('a annulé', 'ont annulé')} une réservation`,
    booking_expired: ({ who }) => `Une demande de réservation entre vous et ${who} a expiré`,
    booking_serving: ({ who, verb }) => `${who} ${verb('a commencé', 'ont commencé')} le service`,
    booking_completed: ({ who }) => `Votre réservation avec ${who} est terminée`,
    booking_date_changed: ({ who, verb, what, now }) =>
      `${who} ${verb('a reporté', 'ont reporté')} l’événement${what && ` : ${what} → ${now}`}. Êtes-vous libre à la nouvelle date ?`,
    booking_asked_again: ({ who }) => `Nous avons demandé à ${who} si la nouvelle date convient`,
    booking_event_changed: ({ who, verb }) =>
      `${who} ${verb('a changé', 'ont changé')} le lieu ou l’heure de fin d’un événement où vous intervenez`,
    booking_moved_late: ({ who, verb }) =>
      `${who} ${verb('a changé', 'ont changé')} la date d’un événement au dernier moment. Votre réservation vaut toujours pour la date initiale`,
    booking_deleted_late: ({ who, verb }) =>
      `${who} ${verb('a supprimé', 'ont supprimé')} un événement au dernier moment. Votre réservation est maintenue`,
  },
}
