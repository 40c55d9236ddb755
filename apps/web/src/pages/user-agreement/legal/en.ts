import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'User Agreement',
  updated: '2026-11-01',
  intro:
    'This is the agreement between you and Celebrio. It says what you can count on, what we ask of you, and what happens with money. We have kept it in plain words, because you should be able to read it before the guests arrive.',
  sections: [
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
          'An account belongs to one person or one company. Use your real name, an e-mail address that you can read, and a password that you use nowhere else. What happens through your account is your responsibility, so tell us at once if you think that somebody else is using it. In Settings you can see the devices that are signed in and sign the others out.',
        ),
        paragraph(
          'If you sign in with Google, we open or find your account through the e-mail address that Google has verified. Until you have confirmed your e-mail address, you can use Celebrio, but we send you only messages about the account itself.',
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
    {
      id: 'events',
      heading: 'Events, invitations and tickets',
      blocks: [
        paragraph(
          'The person who creates an event is its host and decides who may see it: everybody, friends, family, colleagues, invited guests only, or nobody else yet. Hosts are responsible for the event itself, for what they promise their guests, and for the rules of the place where it is held.',
        ),
        list(
          'Every accepted guest receives a ticket with an entrance code of their own. A code opens the door once. Do not sell it or pass it on.',
          'When an event is full, accepted answers go to a waiting list and move up in order.',
          'If a host reschedules, guests are asked to confirm again. If a host deletes an event, guests are told and its bookings are cancelled.',
        ),
      ],
    },
    {
      id: 'bookings',
      heading: 'Bookings',
      blocks: [
        paragraph(
          'A booking is a contract between the celebrant and the provider. Celebrio brings the two together and keeps the record, but is not a party to that contract.',
        ),
        list(
          'Prices are those shown at the moment of booking. They are frozen into the booking together with the best single offer that applies.',
          'The provider may accept, decline, or lower quantities. A changed booking holds only after the celebrant has said yes to it.',
          'The celebrant may cancel on Celebrio until 24 hours before the event. After that, speak with the provider directly.',
          'After a completed booking the celebrant may leave a rating and a review, and the provider may answer once.',
        ),
      ],
    },
    {
      id: 'subscription',
      heading: 'Subscription of providers',
      blocks: [
        paragraph(
          'SP and CSP accounts begin with a free trial of one month from registration. After it, a subscription is billed annually or six-monthly, in US dollars, at the price shown on the Subscription page before you pay. Where a lifetime plan is offered, it is paid once.',
        ),
        paragraph(
          'Without a running trial or plan, your company page becomes read-only. It is kept, and your existing customers can still see it, but it is not listed and takes no new bookings. A plan brings it back as it was.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Cancellation and refunds',
      blocks: [
        paragraph(
          'Cancellation needs 24 hours’ notice. You cancel a subscription on the Subscription page at least 24 hours before it would end or renew, and we refund the unused part of what you paid, less an administration fee:',
        ),
        list(
          '10 percent when more than 10 business days of the paid period remain;',
          '5 percent when 1 to 10 business days remain.',
        ),
        paragraph(
          'When less than one business day remains, there is nothing left to refund. Refunds go back the way the payment came. Rights to a refund that the law of your country gives you in any case stay untouched.',
        ),
      ],
    },
    {
      id: 'deals',
      heading: 'Deals',
      blocks: [
        paragraph(
          'A deal is an offer from one member to another, end to end between buyer and seller. Describe what you sell honestly, with pictures of the thing itself, only sell what is yours and legal to sell, and mark it as sold when it is gone.',
        ),
        paragraph(
          'You may boost a deal for the dates that you choose. The price per day and the total are shown before you pay. A boosted deal comes first in the public list and carries a tag that says so.',
        ),
      ],
    },
    {
      id: 'payments',
      heading: 'Which money passes through Celebrio',
      blocks: [
        paragraph(
          'Only two things are paid to Celebrio: provider subscriptions and deal boosts. A payment service handles them, and we never see or keep card numbers.',
        ),
        paragraph(
          'What a celebrant pays a provider, or a buyer pays a seller, does not pass through the platform. Agree on the way and the day of payment between you, ask for a receipt, and be careful with strangers who want money in advance. Celebrio cannot hold, return or insure these payments.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'What you post stays yours',
      blocks: [
        paragraph(
          'Your words, pictures, videos and songs belong to you. So that we can show them, you allow us to store, resize, convert and display them to the people your settings reach, for as long as they are on Celebrio. That permission ends when you delete them.',
        ),
        paragraph(
          'Post only what you may post. A song needs the rights of those who made it. A picture needs the consent of the people in it, and for children that of their parents. If something of yours appears here without your permission, report it and we will look at it.',
        ),
      ],
    },
    {
      id: 'house-rules',
      heading: 'House rules',
      blocks: [
        paragraph('A good party has few rules, and everybody knows them. Please do not:'),
        list(
          'threaten, harass, shame or impersonate anybody, or spread hatred against groups of people;',
          'post sexual content involving minors, other illegal content, or intimate pictures without consent;',
          'deceive: fake events, fake reviews, fake documents, fake deals, spam or chain messages;',
          'sell weapons, drugs, stolen goods or anything else that the law forbids;',
          'collect other people’s data, break into accounts, probe or overload the service, or go around its limits;',
          'use Meet New Friends to advertise, or to approach people under 18.',
        ),
      ],
    },
    {
      id: 'moderation',
      heading: 'Reports, decisions and appeals',
      blocks: [
        paragraph(
          'You can report posts, comments, people, deals and meet profiles, and you can block anybody. Blocking makes both of you invisible to each other, and neither is told.',
        ),
        paragraph(
          'Moderators read each report in its context. They may dismiss it, hide what was reported, warn its author or suspend the account. The author learns the reason and may appeal, and every decision of our staff is logged. We act sooner and harder where somebody’s safety is at stake.',
        ),
      ],
    },
    {
      id: 'leaving',
      heading: 'Taking a break, and leaving',
      blocks: [
        paragraph(
          'You may suspend your account in Settings. It and everything it owns is then hidden. Sign in again whenever you like, and we offer to wake it up.',
        ),
        paragraph(
          'You may also delete your account in Settings. We ask for your password, or a fresh sign-in with Google. You are signed out everywhere and everything is hidden at once. After 30 days your personal data is erased, the files of your posts included. Download your data first if you want to keep it.',
        ),
        paragraph(
          'Deleting an account does not settle what you still owe: cancel your bookings and keep your agreements with guests, customers and sellers before you go.',
        ),
      ],
    },
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
          'Celebrio grows, and sometimes this agreement must grow with it. We give you at least 7 days’ notice before a change takes effect, on Celebrio and by e-mail to confirmed addresses, and say what is different. If you do not agree, you can leave before that day, and the refund rules above apply to a running subscription. Changes that the law demands at once may come sooner.',
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
          'Most disagreements end with a conversation, so please try us first. Write to us through Celebrio’s own pages: providers find Contact Us in their menu, and everyone finds Report beside each post, comment, person and deal, and the choices about their account in Settings. A person reads what you send.',
        ),
      ],
    },
  ],
}

export default text
