import type { Language } from '@celebrio/contract/platform/languages'

type PageTexts = { title: string; description: string }

/** What previews say of pages that show several providers. */
export const messages: Record<Language, { providers: PageTexts; compare: PageTexts }> = {
  en: {
    providers: {
      title: 'Find providers',
      description: 'Caterers, music, flowers and more for your celebration. Real prices, no account needed.',
    },
    compare: { title: 'Providers side by side', description: 'Prices, ratings and answer times at a glance.' },
  },
  fr: {
    providers: {
      title: 'Trouver un prestataire',
      description: 'Traiteurs, musique, fleurs et bien plus pour votre fête. De vrais prix, sans compte.',
    },
    compare: { title: 'Prestataires côte à côte', description: 'Prix, avis et délais de réponse en un coup d’œil.' },
  },
  es: {
    providers: {
      title: 'Buscar proveedores',
      description: 'Comida, música, flores y mucho más para tu celebración. Precios reales, sin necesidad de cuenta.',
    },
    compare: {
      title: 'Proveedores lado a lado',
      description: 'Precios, valoraciones y tiempos de respuesta de un vistazo.',
    },
  },
  pt: {
    providers: {
      title: 'Encontrar fornecedores',
      description: 'Comida, música, flores e muito mais para a sua festa. Preços reais, sem precisar de conta.',
    },
    compare: {
      title: 'Fornecedores lado a lado',
      description: 'Preços, avaliações e tempos de resposta num relance.',
    },
  },
}
