import type { Language } from '@celebrio/contract/platform/languages'

type Texts = {
  title: string
  /** That no money moves. */
  warning: string
  pay: (sum: string) => string
  decline: string
  abandon: string
  closed: string
  back: string
}

export const texts: Record<Language, Texts> = {
  en: {
    title: 'Test payment',
    warning: 'This is a test page. No money moves, and no card is asked for.',
    pay: sum => `Pay ${sum}`,
    decline: 'Have it declined',
    abandon: 'Leave without paying',
    closed: 'This payment is closed.',
    back: 'Back to Celebrio',
  },
  fr: {
    title: 'Paiement de test',
    warning: 'Ceci est une page de test. Aucun argent ne circule et aucune carte n’est demandée.',
    pay: sum => `Payer ${sum}`,
    decline: 'Faire refuser le paiement',
    abandon: 'Partir sans payer',
    closed: 'Ce paiement est clos.',
    back: 'Retour à Celebrio',
  },
  es: {
    title: 'Pago de prueba',
    warning: 'Esta es una página de prueba. No se mueve dinero ni se pide ninguna tarjeta.',
    pay: sum => `Pagar ${sum}`,
    decline: 'Hacer que se rechace',
    abandon: 'Salir sin pagar',
    closed: 'Este pago está cerrado.',
    back: 'Volver a Celebrio',
  },
  pt: {
    title: 'Pagamento de teste',
    warning: 'Esta é uma página de teste. Nenhum dinheiro é movimentado e nenhum cartão é pedido.',
    pay: sum => `Pagar ${sum}`,
    decline: 'Fazer com que seja recusado',
    abandon: 'Sair sem pagar',
    closed: 'Este pagamento está encerrado.',
    back: 'Voltar ao Celebrio',
  },
}
