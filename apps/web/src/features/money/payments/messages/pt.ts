import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  result: {
    paid: 'Obrigado!',
    paidText: 'Recebemos {{sum}} pelo seu {{what}}.',
    created: 'Seu pagamento ainda não foi confirmado',
    createdText: '{{sum}} pelo seu {{what}}. Se você já pagou, pode levar alguns minutos.',
    declined: 'Seu pagamento foi recusado',
    declinedText: 'Nada foi cobrado. Você pode tentar de novo ou pagar de outra forma.',
    abandoned: 'Você saiu sem pagar',
    abandonedText: 'Nada foi cobrado. Você pode começar de novo quando quiser.',
    refunded: 'Reembolsado',
    refundedText: 'Você pagou {{sum}} pelo seu {{what}}. O que volta para você está a caminho.',
    paid_already: 'Você já tinha pago de outra forma, então devolvemos os {{sum}} do seu {{what}}.',
    unavailable: 'Não está mais disponível, então devolvemos os {{sum}} do seu {{what}}.',
  },
  goOn: 'Continuar o pagamento',
  tryAgain: 'Tentar de novo',
  askAgain: 'Verificar de novo',
  download: 'Recibo (PDF)',
  number: 'nº {{number}}',
  receipts: 'Recibos',
  receiptOf: 'Nº {{number}}, {{date}}',
  refundOf: 'Reembolso, nº {{number}}, {{date}}',
  noReceipts: 'Nenhum recibo ainda',
  noReceiptsText: 'Aqui você vê o que paga no Celebrio e o que recebe de volta.',
} satisfies Translation<typeof en>
