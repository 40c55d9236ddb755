import { ofPerson, type PersonalSection, sum, textsOf } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'payments',
    title: { en: 'Payments', fr: 'Paiements', es: 'Pagos', pt: 'Pagamentos' },
    from: 'payments',
    whose: ofPerson(),
    key: 'id',
    fields: {
      number: 'id',
      purpose: 'purpose',
      total: sum('amount'),
      refunded: sum('refunded'),
      status: 'status',
      created_at: 'created_at',
      paid_at: 'paid_at',
    },
  },
  {
    name: 'refunds',
    title: { en: 'Refunds', fr: 'Remboursements', es: 'Reembolsos', pt: 'Reembolsos' },
    from: 'refunds JOIN payments ON payments.id = payment_id',
    whose: ofPerson(),
    key: 'refunds.id',
    fields: {
      total: sum('refunds.amount'),
      created_at: 'refunds.created_at',
      sent_at: 'sent_at',
    },
  },
  {
    name: 'disputes',
    title: { en: 'Disputes', fr: 'Litiges', es: 'Disputas', pt: 'Disputas' },
    from: 'payment_disputes JOIN payments ON payments.id = payment_id',
    whose: ofPerson(),
    key: 'dispute_id',
    fields: {
      number: 'payment_id',
      reason: 'reason',
      status: 'payment_disputes.status',
      refunded: sum('taken'),
      created_at: 'opened_at',
    },
  },
  {
    name: 'receipts',
    title: { en: 'Receipts', fr: 'Reçus', es: 'Recibos', pt: 'Recibos' },
    from: 'receipts',
    whose: ofPerson(),
    key: 'number',
    fields: {
      number: 'number',
      issued_to: textsOf('SELECT unnest(issued_to)'),
      total: sum('amount'),
      created_at: 'issued_at',
    },
  },
]
