import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  deals: 'Los anuncios son a partir de los 13 años',
  dealsText: 'Podrás verlos desde el día en que cumplas 13. Hasta entonces, pide a un adulto que mire contigo.',
  bookings: 'Las reservas son a partir de los 13 años',
  bookingsText:
    'Podrás reservar desde el día en que cumplas 13. Hasta entonces, busca proveedores que te gusten y pide a un adulto que reserve.',
  store: 'Las tiendas son a partir de los 13 años',
  storeText: 'Podrás abrir una desde el día en que cumplas 13. Hasta entonces, pide a un adulto que la abra.',
  findProviders: 'Buscar proveedores',
  home: 'Ir al inicio',
} satisfies Translation<typeof en>
