import type { Messages } from './en.ts'

export const fr: Messages = {
  dear: name => `Bonjour ${name},`,
  facts: {
    date: 'Date',
    time: 'Horaire',
    zone: 'Fuseau horaire',
    place: 'Lieu',
    end: 'Fin',
    dress_code: 'Tenue',
    none: 'non précisé',
    line: (label, now) => `${label} : ${now}`,
    changed: (now, before) => `${now} (avant : ${before})`,
  },
  dateOpen: 'Date à fixer',
  cover: 'Photo de couverture',
  unsent: 'Ensuite, dites-nous qui vous accompagne. Rien n’est envoyé avant votre confirmation.',
  replyBy: when => `Merci de répondre d’ici au ${when}.`,
  buttons: {
    going: 'Je viens',
    cannot: 'Je ne peux pas',
    maybe: 'Peut-être',
    still: 'Je viens toujours',
    cannotNow: 'Je ne peux plus',
    ticket: 'Voir mon billet',
    news: 'Voir les changements',
    invitation: 'Voir l’invitation',
    vote: 'Voter pour la date',
    home: 'Aller sur Celebrio',
  },
  footer: {
    guest: host => `${host} vous écrit avec Celebrio. Pas besoin de compte.`,
    personal: 'Merci de ne pas transférer ce message : les boutons répondent en votre nom.',
    member: host => `${host} vous écrit avec Celebrio.`,
    unsubscribe: 'Se désabonner',
  },
  steps: {
    vote: 'La date n’est pas encore fixée : dites lesquelles vous conviennent.',
    answer: 'Dites-nous si vous venez.',
    coming: 'Vous êtes sur la liste, et votre billet est prêt.',
    waiting: 'Vous êtes sur la liste d’attente : nous vous écrirons dès qu’une place se libère.',
  },
  emails: {
    invited: ({ host, title }) => ({
      subject: `Invitation : ${title}`,
      lead: `${host} vous invite`,
      heading: title,
      text: null,
    }),
    vote: ({ host, title }) => ({
      subject: `Invitation : ${title}`,
      lead: `${host} vous invite`,
      heading: title,
      text: `La date n’est pas encore fixée. Dites à ${host} lesquelles vous conviennent.`,
    }),
    nudged: ({ host, title }) => ({
      subject: `Viendrez-vous ? ${title}`,
      heading: 'Serez-vous de la fête ?',
      text: `${host} attend votre réponse pour « ${title} ».`,
    }),
    accepted: ({ host, title }) => ({
      subject: `Vous venez : ${title}`,
      heading: 'À bientôt !',
      text: `${host} sait que vous venez à « ${title} ». Votre billet est prêt.`,
    }),
    moved_up: ({ host, title }) => ({
      subject: `Une place s’est libérée : ${title}`,
      heading: 'Une place s’est libérée',
      text: `Vous n’êtes plus sur la liste d’attente : ${host} vous attend à « ${title} ». Votre billet est prêt.`,
    }),
    rescheduled: ({ host, title, when, isSeated, isSameDay }) => ({
      subject: `${isSameDay ? 'Nouvel horaire' : 'Nouvelle date'} : ${title}`,
      heading: isSameDay ? 'L’horaire a changé' : 'La date a changé',
      text: `${host} a déplacé « ${title} » au ${when}. ${isSeated ? 'Votre place est gardée jusqu’à votre réponse ; les billets pour l’ancienne date ne sont plus valables.' : 'Pourrez-vous venir ?'}`,
    }),
    changed: ({ host, title, isSeated }) => ({
      subject: `Du nouveau : ${title}`,
      heading: 'Il y a du nouveau',
      text: `${host} a modifié « ${title} ».${isSeated ? ' Votre réponse reste valable.' : ''}`,
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `C’est bientôt : ${title}`,
      heading: 'C’est pour bientôt',
      text: `${host} vous attend à « ${title} », le ${when}. Votre billet est prêt.`,
    }),
    dates_added: ({ host, title }) => ({
      subject: `D’autres dates : ${title}`,
      heading: 'D’autres dates au choix',
      text: `${host} propose d’autres dates pour « ${title} ». Lesquelles vous conviennent ?`,
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `La date est fixée : ${title}`,
      heading: 'La date est fixée',
      text: `${host} a choisi la date pour « ${title} » : le ${when}. Pourrez-vous venir ?`,
    }),
    host_message: ({ host, title }) => ({
      subject: `Des nouvelles : ${title}`,
      heading: `Un message de la part de ${host}`,
      text: null,
    }),
    latest: ({ host, title }) => ({
      subject: `Dernières nouvelles : ${title}`,
      heading: 'Dernières nouvelles',
      text: `Voici les dernières informations de ${host} sur « ${title} ».`,
    }),
    cancelled: ({ host, title }) => ({
      subject: `Annulé : ${title}`,
      heading: 'La fête est annulée',
      text: `Nous sommes désolés : ${host} a annulé « ${title} ».`,
    }),
  },
}
