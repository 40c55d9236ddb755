import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  deals: 'Les annonces sont réservées aux 13 ans et plus',
  dealsText: 'Vous y aurez accès le jour de vos 13 ans. D’ici là, demandez à un adulte de regarder avec vous.',
  bookings: 'Les réservations s’ouvrent à 13 ans',
  bookingsText:
    'Vous pourrez réserver dès vos 13 ans. D’ici là, repérez les prestataires qui vous plaisent, et demandez à un adulte de réserver.',
  store: 'Les boutiques sont réservées aux 13 ans et plus',
  storeText: 'Vous pourrez en ouvrir une dès vos 13 ans. D’ici là, demandez à un adulte de le faire.',
  findProviders: 'Trouver des prestataires',
  home: 'Aller à l’accueil',
} satisfies Translation<typeof en>
