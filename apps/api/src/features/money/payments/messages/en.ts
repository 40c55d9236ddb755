type Said = { name: string; title: string; sum: string; number: number }

export const en = {
  fileName: (number: number) => `celebrio-receipt-${number}`,
  document: {
    payment: 'Receipt',
    refund: 'Refund receipt',
    number: (number: string, date: string) => `No. ${number}, ${date}`,
    refundOf: (number: string) => `for receipt no. ${number}`,
    issuedTo: 'Issued to',
    issuedBy: 'Issued by',
    item: 'Item',
    amount: 'Amount',
    paid: 'Paid',
    refunded: 'Refunded',
    page: (number: number) => `Page ${number}`,
    notWhole: 'Some characters can’t be printed here.',
  },
  email: {
    payment: ({ name, title, sum, number }: Said) => ({
      subject: `Your receipt from Celebrio, no. ${number}`,
      greeting: `Thank you, ${name}`,
      paragraphs: [`We got your payment of ${sum} for the ${title}. Your receipt is attached.`],
      label: 'See all receipts',
      closing: 'You get this email because you paid on Celebrio.',
    }),
    refund: ({ name, title, sum, number }: Said) => ({
      subject: `Your refund from Celebrio, no. ${number}`,
      greeting: `Hi, ${name}`,
      paragraphs: [
        `We’ve sent back ${sum} for the ${title}, the way you paid. The receipt is attached.`,
        'It can take a few days to show up.',
      ],
      label: 'See all receipts',
      closing: 'You get this email because you paid on Celebrio.',
    }),
  },
}

export type Messages = typeof en
