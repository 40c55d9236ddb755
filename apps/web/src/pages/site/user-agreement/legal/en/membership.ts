import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const membership: LegalSection[] = [
  {
    id: 'agreement',
    heading: 'Saying yes',
    blocks: [
      paragraph(
        'When you tick the box at sign-up, or keep using Celebrio after a new version takes effect, you accept this agreement and confirm that you have read our Privacy Policy. We keep the time at which you agreed and the version you agreed to.',
      ),
      paragraph(
        'In these pages “Celebrio”, “we” and “us” mean the operator of the Celebrio platform, based in the United States. “You” means the person or company that holds the account. An “event” is always a celebration.',
      ),
    ],
  },
  {
    id: 'age',
    heading: 'Who can join, and kids accounts',
    blocks: [
      paragraph(
        'Anyone may join who can enter into this agreement where they live, or whose parent or guardian agrees for them. Give your true date of birth: several rules depend on it.',
      ),
      list(
        'Ages 12 and under have a kids account, opened with the consent and under the eye of a parent or guardian. A kids account does not appear in search, in Find Friends or in Meet New Friends. Only accepted connections can message it, and it cannot post deals or book providers.',
        'Ages 13 to 17 may use Celebrio, except for Meet New Friends.',
        'Meet New Friends is for people aged 18 and over.',
        'Service provider accounts are for adults and for businesses that are allowed to offer what they offer.',
      ),
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    blocks: [
      paragraph(
        'An account belongs to one person or one company. Use your real name, an email address that you can read, and a password that you use nowhere else. What happens through your account is your responsibility, so tell us at once if you think that someone else is using it. In Settings you can see the devices that are signed in and sign the others out.',
      ),
      paragraph(
        'If you sign in with Google, we open or find your account through the email address that Google has verified. Until you have confirmed your email address, you can use Celebrio, but we send you only messages about the account itself.',
      ),
    ],
  },
  {
    id: 'members',
    heading: 'Celebrants and service providers',
    blocks: [
      paragraph(
        'A celebrant plans events, posts, makes connections, trades deals and books providers. For celebrants Celebrio is free of charge.',
      ),
      paragraph(
        'A service provider (SP) keeps a company page with services, prices and offers, and answers bookings. A celebrant may upgrade and become a celebrant service provider (CSP), with the abilities of both. SP and CSP accounts pay a subscription after a free trial.',
      ),
      paragraph(
        'As a provider you register with a document: a national identity card, a certificate of operation or a government approval paper. You confirm that it is genuine, and that you hold the licenses, insurance and permits your work requires. A verified badge means that we have looked at the document. It is not a guarantee of the work.',
      ),
    ],
  },
]
