import type { Messages } from './en.ts'

export const es: Messages = {
  categories: {
    celebrations: 'Celebraciones',
    people: 'Conexiones y grupos',
    messages: 'Mensajes',
    posts: 'Publicaciones y comentarios',
    bookings: 'Reservas',
    deals: 'Anuncios',
  },
  heading: {
    celebrations: 'Novedades de tus celebraciones',
    people: 'Novedades de tus conexiones y grupos',
    messages: 'Novedades de tus chats',
    posts: 'Novedades de tus publicaciones',
    bookings: 'Novedades de tus reservas',
    deals: 'Novedades de tus anuncios guardados',
  },
  several: (title, others) => `${title} (y ${others} más)`,
  open: 'Ver los detalles',
  viewAll: 'Ver todas las novedades',
  more: count => (count === 1 ? 'Y te espera una más.' : `Y te esperan ${count} más.`),
  why: category => `Te llega porque tienes activados los correos de: ${category}.`,
  unsubscribe: 'Cancelar la suscripción',
  digest: {
    subject: count => (count === 1 ? 'Una novedad que quizá no viste' : `${count} novedades que quizá no viste`),
    heading: 'Mientras no estabas',
    why: 'Llega una vez al día como mucho, cuando te espera algo.',
  },
}
