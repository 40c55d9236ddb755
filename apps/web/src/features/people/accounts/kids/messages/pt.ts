import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  deals: 'Os anúncios são a partir dos 13 anos',
  dealsText:
    'Você vai poder ver os anúncios a partir do dia em que fizer 13 anos. Até lá, peça a um adulto para olhar com você.',
  bookings: 'As reservas são a partir dos 13 anos',
  bookingsText:
    'Você vai poder reservar a partir do dia em que fizer 13 anos. Até lá, escolha fornecedores de que goste e peça a um adulto para reservar.',
  store: 'As lojas são a partir dos 13 anos',
  storeText: 'Você vai poder abrir uma a partir do dia em que fizer 13 anos. Até lá, peça a um adulto para abrir.',
  findProviders: 'Encontrar fornecedores',
  home: 'Ir para o início',
} satisfies Translation<typeof en>
