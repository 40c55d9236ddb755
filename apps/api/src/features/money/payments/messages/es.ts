import type { Messages } from './en.ts'

export const es: Messages = {
  fileName: number => `celebrio-recibo-${number}`,
  document: {
    payment: 'Recibo',
    refund: 'Recibo de reembolso',
    number: (number, date) => `N.º ${number}, ${date}`,
    refundOf: number => `del recibo n.º ${number}`,
    issuedTo: 'Emitido a',
    issuedBy: 'Emitido por',
    item: 'Concepto',
    amount: 'Importe',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    page: number => `Página ${number}`,
    notWhole: 'Algunos caracteres no se pueden imprimir aquí.',
  },
  email: {
    payment: ({ name, title, sum, number }) => ({
      subject: `Tu recibo de Celebrio n.º ${number}`,
      greeting: `Gracias, ${name}`,
      paragraphs: [`Hemos recibido tu pago de ${sum} por tu ${title}. Adjuntamos el recibo.`],
      label: 'Ver todos los recibos',
      closing: 'Recibes este correo porque has pagado en Celebrio.',
    }),
    refund: ({ name, title, sum, number }) => ({
      subject: `Tu reembolso de Celebrio n.º ${number}`,
      greeting: `Hola, ${name}`,
      paragraphs: [
        `Te hemos devuelto ${sum} por tu ${title}, al mismo medio de pago. Adjuntamos el recibo.`,
        'Puede tardar unos días en aparecer.',
      ],
      label: 'Ver todos los recibos',
      closing: 'Recibes este correo porque has pagado en Celebrio.',
    }),
  },
}
