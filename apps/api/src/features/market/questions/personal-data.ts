import { ofCompany, ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'questions-asked',
    title: {
      en: 'Questions that you’ve asked stores',
      fr: 'Vos questions aux boutiques',
      es: 'Tus preguntas a tiendas',
      pt: 'Suas perguntas a lojas',
    },
    from: 'store_questions',
    whose: ofPerson(),
    key: 'id',
    fields: {
      store: '(SELECT company_name FROM service_providers AS company WHERE company.id = store_questions.provider_id)',
      question: 'question',
      created_at: 'asked_at',
      answer: 'answer',
      answered_at: 'answered_at',
    },
  },
  {
    name: 'questions-answered',
    title: {
      en: 'Questions to your store',
      fr: 'Questions à votre boutique',
      es: 'Preguntas a tu tienda',
      pt: 'Perguntas à sua loja',
    },
    from: 'store_questions',
    whose: ofCompany(),
    key: 'id',
    fields: {
      question: 'question',
      created_at: 'asked_at',
      answer: 'answer',
      answered_at: 'answered_at',
    },
  },
]
