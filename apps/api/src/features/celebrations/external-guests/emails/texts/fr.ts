import type { Emails } from '../text-types.ts'

export const fr: Emails = {
  greeting: name => `Bonjour, ${name}`,
  closing: 'Ce lien est personnel : quiconque l’a peut répondre en votre nom. Vous n’avez pas besoin de compte.',
  lines: {
    date: 'Date',
    old_date: 'Ancienne date',
    place: 'Lieu',
    end: 'Fin',
    dress_code: 'Tenue',
    none: 'non précisé',
    line: (label, now) => `${label} : ${now}`,
    changed: (now, before) => `${now} (avant : ${before})`,
  },
  invited: ({ host, title, when }) => ({
    subject: `${host} vous invite : ${title}`,
    text: `${host} vous invite à « ${title} », le ${when}. Dites si vous venez, et avec qui.`,
    label: 'Voir l’invitation',
  }),
  vote: ({ host, title }) => ({
    subject: `${host} vous invite : ${title}`,
    text: `${host} vous invite à « ${title} ». La date n’est pas encore choisie : dites lesquelles vous conviennent.`,
    label: 'Voter pour la date',
  }),
  moved_up: ({ host, title, when }) => ({
    subject: `Une place s’est libérée : ${title}`,
    text: `Vous n’êtes plus sur la liste d’attente : ${host} vous attend à « ${title} », le ${when}. Votre billet est prêt.`,
    label: 'Voir mon billet',
  }),
  rescheduled: ({ host, title, when }) => ({
    subject: `Nouvelle date : ${title}`,
    text: `${host} a déplacé « ${title} » au ${when}. Merci de redire si vous venez ; les billets pour l’ancienne date ne sont plus valables.`,
    label: 'Répondre à nouveau',
  }),
  changed: ({ host, title }) => ({
    subject: `Du nouveau : ${title}`,
    text: `${host} a modifié « ${title} ». Si vous avez déjà répondu, votre réponse reste valable.`,
    label: 'Voir les changements',
  }),
  tomorrow: ({ host, title, when }) => ({
    subject: `C’est bientôt : ${title}`,
    text: `${host} vous attend à « ${title} », le ${when}. Votre billet est prêt ; si vous ne pouvez plus venir, merci de le dire.`,
    label: 'Voir mon billet',
  }),
  dates_added: ({ host, title }) => ({
    subject: `D’autres dates : ${title}`,
    text: `${host} propose d’autres dates pour « ${title} ». Dites lesquelles vous conviennent.`,
    label: 'Voter pour la date',
  }),
  date_chosen: ({ host, title, when }) => ({
    subject: `La date est fixée : ${title}`,
    text: `${host} a choisi la date pour « ${title} » : le ${when}. Dites si vous venez, et avec qui.`,
    label: 'Répondre',
  }),
  called_off: ({ host, title }) => ({
    subject: `Annulé : ${title}`,
    text: `Nous sommes désolés : ${host} a annulé « ${title} ».`,
    label: 'Aller sur Celebrio',
  }),
}
