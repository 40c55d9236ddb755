import { type LegalSection, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const terms: LegalSection[] = [
  {
    id: 'liability',
    heading: 'What we promise, and what we cannot',
    blocks: [
      paragraph(
        'We run Celebrio with care and mend what breaks, but we do not promise that it is always available or free of errors. We do not choose your guests, cook the food or play the music, and so we are not liable for what members, hosts, providers, buyers or sellers do or fail to do.',
      ),
      paragraph(
        'As far as the law allows, our liability to you is limited to the amount that you paid us in the twelve months before the damage. This does not limit liability that the law does not let us limit, such as for intent or for harm to life and health.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'When these terms change',
    blocks: [
      paragraph(
        'Celebrio grows, and sometimes this agreement must grow with it. We give you at least 7 days’ notice before a change takes effect, on Celebrio and by email to confirmed addresses, and say what is different. If you do not agree, you can leave before that day, and the refund rules above apply to a running subscription. Changes that the law demands at once may come sooner.',
      ),
    ],
  },
  {
    id: 'law',
    heading: 'The law that applies',
    blocks: [
      paragraph(
        'Celebrio is based in the United States, and this agreement follows the law of the United States. If you are a consumer elsewhere, the protection that your own country’s law gives you remains, and you may turn to the courts there where that law says so.',
      ),
      paragraph(
        'If one sentence of this agreement proves invalid, the rest stands. The agreement exists in English, French, Spanish and Portuguese. Should the versions differ, the English one decides, unless your law says otherwise.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'Talk to us',
    blocks: [
      paragraph(
        'Most disagreements end with a conversation, so please try us first. Write to us through Celebrio’s own pages: you find Contact Us in your menu and at the foot of this page, and Report beside each post, comment, person and deal; the choices about your account are in Settings. A person reads what you send.',
      ),
    ],
  },
]
