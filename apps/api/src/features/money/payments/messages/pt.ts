import type { Messages } from './en.ts'

export const pt: Messages = {
  fileName: number => `celebrio-recibo-${number}`,
  document: {
    payment: 'Recibo',
    refund: 'Recibo de reembolso',
    number: (number, date) => `Nº ${number}, ${date}`,
    refundOf: number => `do recibo nº ${number}`,
    issuedTo: 'Emitido para',
    issuedBy: 'Emitido por',
    item: 'Item',
    amount: 'Valor',
    paid: 'Pago',
    refunded: 'Reembolsado',
    page: number => `Página ${number}`,
    notWhole: 'Alguns caracteres não podem ser impressos aqui.',
  },
  email: {
    payment: ({ name, title, sum, number }) => ({
      subject: `Seu recibo do Celebrio nº ${number}`,
      greeting: `Obrigado, ${name}`,
      paragraphs: [`Recebemos seu pagamento de ${sum} pelo seu ${title}. O recibo está em anexo.`],
      label: 'Ver todos os recibos',
      closing: 'Você recebe este e-mail porque pagou no Celebrio.',
    }),
    refund: ({ name, title, sum, number }) => ({
      subject: `Seu reembolso do Celebrio nº ${number}`,
      greeting: `Olá, ${name}`,
      paragraphs: [
        `Devolvemos ${sum} pelo seu ${title}, pelo mesmo meio de pagamento. O recibo está em anexo.`,
        'O valor pode levar alguns dias para aparecer.',
      ],
      label: 'Ver todos os recibos',
      closing: 'Você recebe este e-mail porque pagou no Celebrio.',
    }),
  },
}
