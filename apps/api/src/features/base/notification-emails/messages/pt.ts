import type { Messages } from './en.ts'

export const pt: Messages = {
  categories: {
    celebrations: 'Celebrações',
    people: 'Conexões e grupos',
    messages: 'Mensagens',
    posts: 'Publicações e comentários',
    bookings: 'Reservas',
    deals: 'Anúncios',
  },
  heading: {
    celebrations: 'Novidades das suas celebrações',
    people: 'Novidades das suas conexões e grupos',
    messages: 'Novidades das suas conversas',
    posts: 'Novidades das suas publicações',
    bookings: 'Novidades das suas reservas',
    deals: 'Novidades dos seus anúncios salvos',
  },
  several: (title, others) => `${title} (e mais ${others})`,
  open: 'Ver detalhes',
  viewAll: 'Ver todas as novidades',
  more: count => (count === 1 ? 'E mais uma espera por você.' : `E mais ${count} esperam por você.`),
  why: category => `Você recebe isto porque os e-mails estão ligados para: ${category}.`,
  unsubscribe: 'Cancelar a inscrição',
  digest: {
    subject: count =>
      count === 1
        ? 'Uma novidade que talvez você não tenha visto'
        : `${count} novidades que talvez você não tenha visto`,
    heading: 'Enquanto você esteve fora',
    why: 'Chega no máximo uma vez por dia, quando há algo esperando por você.',
  },
}
