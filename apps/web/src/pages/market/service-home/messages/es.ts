import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Tu tienda',
  lead: 'Esto es lo que registraste.',
  company: 'Empresa',
  since: 'Fundada en {{year}}',
  address: 'Dirección',
  phone: 'Teléfono de la empresa',
  email: 'Correo electrónico',
  payment: 'Pago',
  payments: { none: 'Sin forma de pago', paypal: 'PayPal', others: 'Otros' },
  document: 'Documento',
  document1: 'Documento nacional de identidad',
  document2: 'Certificado de operación',
  document3: 'Autorización del gobierno',
  viewDocument: 'Descargar documento',
  noDocument: 'Sin documento guardado',
  documentPrivate: 'Solo tú y nuestros administradores pueden abrirlo.',
  noCompany: 'Esta cuenta todavía no tiene empresa.',
  nextTitle: 'Se está poniendo la mesa',
  nextText:
    'Tu empresa está registrada. Los servicios y las ofertas todavía no se pueden publicar; cuando se pueda, los añadirás aquí, y hasta entonces no se muestra nada a los clientes.',
} satisfies Translation<typeof en>
