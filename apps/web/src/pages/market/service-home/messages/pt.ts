import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Sua loja',
  lead: 'Isto é o que você cadastrou.',
  company: 'Empresa',
  since: 'Fundada em {{year}}',
  address: 'Endereço',
  phone: 'Telefone comercial',
  email: 'E-mail',
  payment: 'Pagamento',
  payments: { none: 'Sem forma de pagamento', paypal: 'PayPal', others: 'Outros' },
  document: 'Documento',
  document1: 'Documento de identidade nacional',
  document2: 'Certificado de funcionamento',
  document3: 'Autorização do governo',
  viewDocument: 'Baixar documento',
  noDocument: 'Nenhum documento guardado',
  documentPrivate: 'Só você e nossos administradores podem abri-lo.',
  noCompany: 'Esta conta ainda não tem empresa.',
  nextTitle: 'A mesa está sendo posta',
  nextText:
    'Sua empresa está cadastrada. Ainda não é possível publicar serviços e ofertas; quando for, você os adicionará aqui, e até lá nada é mostrado aos clientes.',
} satisfies Translation<typeof en>
