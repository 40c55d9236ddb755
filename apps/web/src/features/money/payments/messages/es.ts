import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  result: {
    paid: '¡Gracias!',
    paidText: 'Hemos recibido {{sum}} por tu {{what}}.',
    created: 'Tu pago aún no ha llegado',
    createdText: '{{sum}} por tu {{what}}. Si ya has pagado, puede tardar unos minutos.',
    declined: 'Tu pago se ha rechazado',
    declinedText: 'No se ha cobrado nada. Puedes volver a intentarlo o pagar de otra forma.',
    abandoned: 'Has salido sin pagar',
    abandonedText: 'No se ha cobrado nada. Puedes empezar de nuevo cuando quieras.',
    refunded: 'Reembolsado',
    refundedText: 'Pagaste {{sum}} por tu {{what}}. Lo que te corresponde está en camino.',
    paid_already: 'Ya habías pagado por otro lado, así que te devolvemos los {{sum}} de tu {{what}}.',
    unavailable: 'Ya no está disponible, así que te devolvemos los {{sum}} de tu {{what}}.',
  },
  goOn: 'Seguir con el pago',
  tryAgain: 'Volver a intentarlo',
  askAgain: 'Comprobar otra vez',
  download: 'Recibo (PDF)',
  number: 'n.º {{number}}',
  receipts: 'Recibos',
  receiptOf: 'N.º {{number}}, {{date}}',
  refundOf: 'Reembolso, n.º {{number}}, {{date}}',
  noReceipts: 'Aún no hay recibos',
  noReceiptsText: 'Aquí verás lo que pagas en Celebrio y lo que se te devuelve.',
} satisfies Translation<typeof en>
