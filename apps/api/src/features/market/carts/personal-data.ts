import { ofPerson, type PersonalSection, quantity } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'cart',
    title: { en: 'Your cart', fr: 'Votre panier', es: 'Tu carrito', pt: 'Seu carrinho' },
    from: 'cart_items',
    whose: ofPerson(),
    key: 'service_item_id',
    fields: {
      store: '(SELECT company_name FROM service_providers AS company WHERE company.id = cart_items.provider_id)',
      service: 'service_name',
      name: 'item_name',
      quantity: quantity('qty'),
      created_at: 'added_at',
    },
  },
]
