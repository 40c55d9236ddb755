import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Votre boutique',
  lead: 'Voici ce que vous avez enregistré.',
  company: 'Entreprise',
  since: 'Fondée en {{year}}',
  address: 'Adresse',
  phone: 'Téléphone professionnel',
  email: 'E-mail',
  payment: 'Paiement',
  payments: { none: 'Aucun moyen de paiement', paypal: 'PayPal', others: 'Autres' },
  document: 'Document',
  document1: 'Carte nationale d’identité',
  document2: 'Certificat d’exploitation',
  document3: 'Autorisation officielle',
  viewDocument: 'Télécharger le document',
  noDocument: 'Aucun document enregistré',
  documentPrivate: 'Seuls vous et nos administrateurs pouvez l’ouvrir.',
  noCompany: 'Ce compte n’a pas encore d’entreprise.',
  nextTitle: 'La table est en train d’être dressée',
  nextText:
    'Votre entreprise est enregistrée. Les services et les offres ne peuvent pas encore être publiés ; le moment venu, vous les ajouterez ici, et d’ici là rien n’est montré aux clients.',
} satisfies Translation<typeof en>
