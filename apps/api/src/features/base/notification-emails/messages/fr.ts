import type { Messages } from './en.ts'

export const fr: Messages = {
  categories: {
    celebrations: 'Fêtes',
    people: 'Relations et groupes',
    messages: 'Messages',
    posts: 'Publications et commentaires',
    bookings: 'Réservations',
    deals: 'Petites annonces',
  },
  heading: {
    celebrations: 'Du nouveau pour vos fêtes',
    people: 'Du nouveau du côté de vos relations et de vos groupes',
    messages: 'Du nouveau dans vos discussions',
    posts: 'Du nouveau sur vos publications',
    bookings: 'Du nouveau pour vos réservations',
    deals: 'Du nouveau pour vos annonces enregistrées',
  },
  several: (title, others) => `${title} (et ${others} de plus)`,
  open: 'Voir les détails',
  viewAll: 'Voir toutes les nouveautés',
  more: count => (count === 1 ? 'Une autre nouvelle vous attend.' : `${count} autres nouvelles vous attendent.`),
  why: category => `Vous recevez cet e-mail car les e-mails sont activés pour : ${category}.`,
  unsubscribe: 'Se désabonner',
  digest: {
    subject: count => (count === 1 ? 'Une nouvelle à ne pas manquer' : `${count} nouvelles à ne pas manquer`),
    heading: 'Pendant votre absence',
    why: 'Cet e-mail arrive une fois par jour au plus, quand quelque chose vous attend.',
  },
}
