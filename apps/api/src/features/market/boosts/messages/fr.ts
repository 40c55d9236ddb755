import type { Messages } from './en.ts'

export const fr: Messages = {
  boostOf: ({ title, days, from }) =>
    `mise en avant de « ${title} » pendant ${days} ${days === 1 ? 'jour' : 'jours'} à partir du ${from}`,
  counts: {
    views: count => `${count} ${count < 2 ? 'vue' : 'vues'}`,
    saves: count => `${count} ${count < 2 ? 'enregistrement' : 'enregistrements'}`,
    messages: count => `${count} ${count < 2 ? 'message' : 'messages'}`,
  },
  notices: {
    boost_started: ({ now }) => `Votre annonce est mise en avant dès maintenant, jusqu’au ${now}`,
    boost_ended: ({ now }) => `La mise en avant de votre annonce est terminée. Pendant ces jours, vous avez eu ${now}`,
  },
}
