import { brand } from '#content/brand.ts';
import type { TermsWords } from './structure.ts';

const name = brand.names.short.en;

export const words: TermsWords = {
  title: 'LEGAL TERMS OF SERVICE',
  intro: [
    [
      `These terms are the contract between ${brand.legalName} and the company or organization that uses its services. How we handle personal data is described in the `,
      { page: 'privacy-policy', name: 'privacy policy' },
      ', and what this website stores in a browser in the ',
      { page: 'cookie-policy', name: 'cookie policy' },
      '.',
    ],
  ],
  sections: {
    definitions: {
      heading: 'Definitions',
      clauses: {
        parties: {
          title: 'Parties',
          text: [
            `“${name}”, “we”, “us” and “our” mean ${brand.legalName}, a company headquartered in ${brand.headquarters.en}. “You” and “your” mean the company or organization that opens an account or otherwise uses the services. Each of us is a “party”, and together we are the “parties”.`,
          ],
        },
        services: {
          title: 'Services',
          text: [
            'The “services” are the messaging, voice, conversation, fraud prevention, global number and customer engagement services that we offer on this website, together with the programming interfaces, the console, the documentation and the support that belong to them.',
          ],
        },
        account: {
          title: 'Account, main user and employee',
          text: [
            'The “account” is the record under which you are registered with us and under which the services are supplied and charged. The “main user” is the person who manages the account for you. An “employee” is a person to whom the main user gives separate access to the account.',
          ],
        },
        traffic: {
          title: 'Content, recipient and operator',
          text: [
            '“Content” is everything that you or your employees send, receive, store or have read out through the services, including sender names, templates, recordings and lists of numbers. A “recipient” is a person or device to which content is addressed. An “operator” is a telecommunications carrier, a messaging platform or another supplier over whose network or application content travels.',
          ],
        },
        fees: {
          title: 'Fees, balance and credit',
          text: [
            '“Fees” are all sums that are payable for the services. The “balance” is the sum that you have paid in advance and not yet used. “Credit” is the sum up to which we have agreed in writing to supply services before they are paid.',
          ],
        },
        'working-day': {
          title: 'Working day',
          text: [
            'A “working day” is Monday to Friday, 9:00 to 18:00, Singapore time, public holidays in Singapore excepted. “Business day” means the same. A notice that arrives outside these hours counts as received at the start of the next working day.',
          ],
        },
        wording: {
          title: 'Wording',
          text: [
            'Headings are for convenience only. “Including” means including without limitation. “In writing” includes email. A reference to a law is to that law as amended from time to time.',
          ],
        },
      },
    },
    scope: {
      heading: 'Scope',
      clauses: {
        agreement: {
          title: 'How the agreement is made',
          text: [
            'You accept these terms when you tick the box on the sign-up page and submit the form, when you activate an account, or when you use the services, whichever comes first. If you do not accept them, you may not use the services.',
          ],
        },
        'organisations-only': {
          title: 'For companies and organizations only',
          text: [
            'The services are for legally registered companies or organizations. They are not offered to individuals or consumers, and an account may not be opened for private or household purposes. You confirm that you are duly registered under the law of the place where you are established and remain so for as long as you use the services.',
          ],
        },
        authority: {
          title: 'Authority to bind',
          text: [
            'The person who opens the account confirms that they have full legal capacity and are authorized to accept these terms for you. We may rely on the instructions of the main user, and of an employee within the access that the main user has given.',
          ],
        },
        'what-is-covered': {
          title: 'What these terms cover',
          text: [
            'These terms apply to every service that is enabled for your account. A service may have supplementary conditions, such as those in an order form or in its documentation. If they contradict these terms, an order form signed by both parties prevails, then these terms, and last the documentation.',
          ],
        },
        'third-party-rules': {
          title: 'Rules of operators and platforms',
          text: [
            'Some services reach recipients over networks and applications that others run, such as those of mobile operators or of WhatsApp, Viber and Zalo. Their rules on registration, templates, sender names, permitted content and sending hours bind you as well when you use those services. We pass on changes to these rules as soon as reasonably practicable after we learn of them.',
          ],
        },
        amendments: {
          title: 'Amendments',
          text: [
            'We may amend these terms. Amended terms are posted on this page with the date of the update and take effect 3 calendar days after posting. If you do not agree with an amendment, you may close your account before it takes effect; if you go on using the services afterward, you accept it.',
          ],
        },
      },
    },
    'your-rights-and-obligations': {
      heading: 'Your rights and obligations',
      clauses: {
        'right-of-use': {
          title: 'Right of use',
          text: [
            'While your account is open and in good standing, you may use the services that are enabled for it, for your own business and for that of the customers whom you have disclosed to us. This right is not exclusive and may not be transferred, resold or sublicensed without our consent in writing.',
          ],
        },
        'true-details': {
          title: 'True and complete details',
          text: [
            'You give true, current and complete details when you sign up, including your company email address, country, company name and the name of your main user, and you keep them up to date. You bear the consequences of details that are false or out of date.',
          ],
        },
        'profile-changes': {
          title: 'Changes to your profile',
          text: [
            'When you submit a change to your profile, we update it within one business day. Until then we may act on the details that we hold.',
          ],
        },
        credentials: {
          title: 'Credentials',
          text: [
            'You keep passwords, verification codes, tokens and access keys secret and protect the systems on which they are used. What is done with your credentials counts as done by you, unless we caused their loss. If you suspect misuse, you change them and tell us at once.',
          ],
        },
        employees: {
          title: 'Employees',
          text: [
            'You decide which employees have access and which menus they see, and you withdraw access that is no longer needed. You make sure that your employees know and keep these terms, and you answer for what they do as for your own acts.',
          ],
        },
        'lawful-use': {
          title: 'Lawful use',
          text: [
            'You use the services in accordance with the law of every country from which or to which you send. In particular, you do not use them:',
            {
              list: [
                'to send content that is fraudulent, deceptive, defamatory, obscene or hateful, that promotes violence, unlawful gambling or unlawful goods, or that infringes the rights of others;',
                'to send unsolicited messages or make unsolicited calls, to collect numbers or addresses without permission, or to hide or forge the identity of the sender;',
                'to spread malicious software, to steal credentials or to generate traffic whose purpose is to earn termination fees;',
                'to place emergency calls, or in circumstances in which a failure may lead to death, personal injury or damage to the environment;',
                'to probe, overload or circumvent the security, the limits or the metering of the services, except with our prior consent in writing.',
              ],
            },
          ],
        },
        recipients: {
          title: 'Recipients and their consent',
          text: [
            'You obtain and record every consent that the law requires before you address a recipient, you state who is sending, and you honor requests to stop without delay. You are responsible for the accuracy of recipients’ numbers and addresses and for your right to give them to us. At our request you show us proof of consent.',
          ],
        },
        'closing-an-account': {
          title: 'Closing your account',
          text: [
            'You may close your account at any time by notice in writing. Fees that have arisen up to the closing remain payable. Please save any records that you need beforehand.',
          ],
        },
      },
    },
    'provider-rights': {
      heading: 'Provider rights',
      clauses: {
        'changes-to-services': {
          title: 'Changes and maintenance',
          text: [
            'We may improve, replace or discontinue a service or a destination, and interrupt a service for maintenance. Where we can, we announce planned maintenance and the discontinuation of a service in good time.',
            [
              'The state of each service is shown on the ',
              { page: 'service-status', name: 'service status' },
              ' page.',
            ],
          ],
        },
        verification: {
          title: 'Verification',
          text: [
            'We may ask for documents that prove your registration, your authority, your right to a sender name or number, or the lawful origin of your traffic, and we may decline or pause an account until we have received them.',
          ],
        },
        'review-of-traffic': {
          title: 'Review and rejection of traffic',
          text: [
            'We are not obliged to monitor content. We may nevertheless check, filter, delay or reject traffic where the law, an authority or an operator requires it, or where we have reason to believe that it breaches these terms, is fraudulent or endangers a network or another customer.',
          ],
        },
        'suspension-for-breach': {
          title: 'Suspension for breach or risk',
          text: [
            'We may suspend all or part of the services without prior notice if you breach these terms, if an authority or an operator demands it, or if your traffic endangers others. We tell you the reason unless the law forbids it, and restore the services once the reason has gone. Fees that have already arisen are not affected.',
          ],
        },
        'inactive-account': {
          title: 'Inactive account',
          text: [
            'An account that has not been used for 6 consecutive months may be reclaimed. To reclaim an account means to close it and to release the numbers, sender names and user names that belong to it.',
          ],
        },
        'termination-for-breach': {
          title: 'Termination for breach',
          text: [
            'We may terminate the agreement and close the account with immediate effect if you commit a serious breach, if you fail to cure another breach within the reasonable period that we set, or if you become insolvent or cease to exist.',
          ],
        },
        subcontractors: {
          title: 'Subcontractors',
          text: [
            'We may have operators, affiliates and other subcontractors perform our obligations. We remain your only contracting party for the services and answer for our subcontractors within the limits of these terms.',
          ],
        },
      },
    },
    'fees-and-payment': {
      heading: 'Fees and payment',
      clauses: {
        rates: {
          title: 'Rates',
          text: [
            [
              'Each service is charged at the rate that applies to your account for its destination on the day of use. The ',
              { page: 'pricing', name: 'pricing page' },
              ' shows sample rates; they are not an offer. Operators change their rates at short notice, and we may change ours accordingly. The new rate applies to what you send after we have published it or told you of it.',
            ],
          ],
        },
        measurement: {
          title: 'Measurement',
          text: [
            'Messages, segments, minutes and other units are counted by our systems. Our records are the basis of all charges unless you show that they are wrong. A message that an operator has accepted is charged even if the recipient cannot be reached.',
          ],
        },
        payment: {
          title: 'Payment',
          text: [
            'Services are paid in advance from your balance, unless we have agreed a credit in writing. Invoices under a credit are due on the date that they state. Bank and transfer charges are borne by you. You may not set off or withhold sums unless your claim is undisputed or finally decided.',
          ],
        },
        'insufficient-funds': {
          title: 'Insufficient funds',
          text: [
            'When your funds are insufficient, that is when your balance and any credit are used up or an invoice is overdue, we may suspend the services until enough has been paid. We are not liable for what is not sent or received in the meantime.',
          ],
        },
        'no-refund': {
          title: 'Fees are non-refundable',
          text: [
            'Fees that have been paid are non-refundable, even if you do not use up your balance, close your account or lose access because you breached these terms. Rights that cannot be waived by law are not affected.',
          ],
        },
        taxes: {
          title: 'Taxes',
          text: [
            'Fees are stated without taxes and duties unless we say otherwise. You bear all taxes on the services other than taxes on our income. If you must withhold tax from a payment, you increase it so that we receive the full sum.',
          ],
        },
        'billing-queries': {
          title: 'Billing queries',
          text: [
            'If you think that a charge is wrong, tell us promptly in writing and give the details that let us check it. We examine the query in good faith and correct an error in your balance. The undisputed part remains payable when due.',
          ],
        },
      },
    },
    confidentiality: {
      heading: 'Confidentiality',
      clauses: {
        'confidential-information': {
          title: 'Confidential information',
          text: [
            'Confidential information is all information that one party discloses to the other in connection with the services and that is marked as confidential or is evidently so, including rates agreed individually, technical data, business plans, customer lists and content.',
          ],
        },
        'duty-of-confidence': {
          title: 'Duty of confidence',
          text: [
            'The receiving party uses confidential information only to perform these terms or to exercise its rights under them, protects it with at least reasonable care, and discloses it only to staff, advisers, operators and subcontractors who need it and are bound to keep it confidential.',
          ],
        },
        exceptions: {
          title: 'Exceptions',
          text: [
            'This section does not apply to information that is or becomes public without breach, that the receiving party already knew or developed independently, or that it lawfully received from a third party without a duty of confidence.',
          ],
        },
        'compelled-disclosure': {
          title: 'Disclosure required by law',
          text: [
            'A party may disclose confidential information to the extent that a law, a court or an authority requires it. Where it may, it tells the other party beforehand and limits the disclosure to what is required.',
          ],
        },
        'duration-of-confidence': {
          title: 'Duration',
          text: [
            'The duties of this section begin on disclosure and last for 3 years after termination of the agreement. After termination, confidential information is returned or destroyed on request, except for copies that the law requires a party to keep.',
          ],
        },
      },
    },
    'intellectual-property': {
      heading: 'Intellectual property',
      clauses: {
        'our-rights': {
          title: 'Our rights',
          text: [
            'All rights in the services, the software, the programming interfaces, the documentation, this website and our marks belong to us or to our licensors. Nothing in these terms transfers them to you.',
          ],
        },
        licence: {
          title: 'License to you',
          text: [
            'For as long as your account is open, we grant you a non-exclusive, non-transferable and revocable license to use our software, interfaces and documentation to the extent that your use of the services requires it.',
          ],
        },
        restrictions: {
          title: 'Restrictions',
          text: [
            'You do not copy, modify, decompile or reverse engineer our software, build a competing service from it, or remove notices of rights, except where mandatory law allows it. If you send us suggestions, we may use them without payment.',
          ],
        },
        'your-content': {
          title: 'Your content',
          text: [
            'Your content remains yours. You grant us, our operators and our subcontractors the right to transmit, store and process it as far as is needed to supply, secure and charge for the services and to meet legal duties. You confirm that you hold the rights for this.',
          ],
        },
        names: {
          title: 'Names and marks',
          text: [
            'Neither party uses the name, logo or marks of the other in publicity without its consent in writing. You may name us as your provider where an operator or an authority asks for it.',
          ],
        },
      },
    },
    'anti-corruption-and-sanctions': {
      heading: 'Anti-corruption and sanctions promise',
      clauses: {
        'no-bribery': {
          title: 'No bribery',
          text: [
            'Each party promises to keep the anti-corruption laws that apply to it, including the Prevention of Corruption Act of Singapore. Neither party, nor anyone acting for it, offers, promises, gives, requests or accepts money, gifts or any other advantage in order to obtain or reward improper conduct, whether toward a public official, an operator or a private person.',
          ],
        },
        sanctions: {
          title: 'Sanctions',
          text: [
            'You promise that neither you nor your owners, directors or end customers are subject to sanctions of the United Nations, Singapore, the European Union, the United Kingdom or the United States, and that you do not use the services for the benefit of anyone who is, or in breach of export controls. You tell us at once if this changes.',
          ],
        },
        records: {
          title: 'Records and cooperation',
          text: [
            'You keep accurate records of payments connected with the services and cooperate with us when we look into a well-founded suspicion of a breach of this section.',
          ],
        },
        'compliance-contact': {
          title: 'Compliance contact',
          text: [
            [
              'Concerns about corruption, sanctions or misuse of the services may be sent in confidence to our compliance contact at ',
              { mail: 'compliance' },
              '. The compliance contact replies within 15 days. Nobody suffers a disadvantage from us for a report made in good faith.',
            ],
          ],
        },
        consequences: {
          title: 'Consequences',
          text: [
            'A breach of this section is a serious breach. The party that is not in breach may suspend performance or terminate the agreement with immediate effect and without compensation.',
          ],
        },
      },
    },
    'indemnification-and-disclaimer': {
      heading: 'Indemnification and disclaimer',
      clauses: {
        indemnity: {
          title: 'Your indemnity',
          text: [
            'You indemnify us, our affiliates and our staff against claims of third parties, penalties imposed by authorities and operators, and the resulting losses and reasonable legal costs, that arise from your content, from your breach of these terms or of the law, or from the use of your account by anyone to whom you gave access, except to the extent that we caused them.',
          ],
        },
        'handling-of-claims': {
          title: 'Handling of claims',
          text: [
            'We tell you of such a claim without undue delay, leave its defense to you where the law and the interests of other customers allow it, and give you reasonable assistance at your expense. You settle no claim in a way that admits fault on our part or binds us unless we agree in writing.',
          ],
        },
        disclaimer: {
          title: 'Disclaimer',
          text: [
            'We supply the services with reasonable skill and care. Otherwise they are supplied “as is” and “as available”. Delivery depends on operators, devices and networks that we do not control; we therefore do not promise that the services are uninterrupted or free of errors, or that every message or call reaches its recipient or arrives within a given time. As far as the law permits, all implied warranties are excluded.',
          ],
        },
        'excluded-loss': {
          title: 'Excluded loss',
          text: [
            [
              'Neither party is liable for indirect or consequential loss, or for loss of profit, revenue, goodwill or data, even if it was told that such loss was possible. This limits neither your duty to pay fees nor your indemnity under clause ',
              { clause: 'indemnity' },
              '.',
            ],
          ],
        },
        'liability-cap': {
          title: 'Cap on liability',
          text: [
            'Our total liability in connection with the services, on whatever legal ground, is capped at the fees that you paid in the 6 months before the event that gave rise to the claim. Several events with the same cause count as one.',
          ],
        },
        'no-exclusion': {
          title: 'What is not limited',
          text: [
            'Nothing in these terms excludes or limits liability for fraud, for death or personal injury caused by negligence, or for anything else for which liability may not be excluded or limited by law.',
          ],
        },
      },
    },
    'force-majeure': {
      heading: 'Force majeure',
      clauses: {
        events: {
          title: 'Events',
          text: [
            'Force majeure is an event that the affected party could not reasonably foresee, avoid or overcome, including natural disaster, epidemic, war, terrorism, civil unrest, strikes other than its own, acts of authorities, changes of law, power failure, cyber-attack, damage to cables and the failure of an operator or its rejection of traffic.',
          ],
        },
        effect: {
          title: 'Effect',
          text: [
            'A party is not liable for failing or being late to perform for as long as, and to the extent that, force majeure prevents it. This does not excuse the payment of fees that have already arisen.',
          ],
        },
        'notice-of-event': {
          title: 'Notice and mitigation',
          text: [
            'The affected party tells the other promptly what has happened and how long it is likely to last, and does what is reasonable to limit the effects and to resume performance.',
          ],
        },
        'long-event': {
          title: 'Long events',
          text: [
            'If force majeure lasts for more than 15 calendar days, either party may terminate the agreement, or the service affected, by notice in writing. Neither party then owes the other compensation for the termination.',
          ],
        },
      },
    },
    general: {
      heading: 'General',
      clauses: {
        term: {
          title: 'Term and survival',
          text: [
            'The agreement runs from acceptance until your account is closed or the agreement is terminated under these terms. Provisions that by their nature are meant to last, in particular those on fees, confidentiality, intellectual property, indemnification, liability and disputes, survive its end.',
          ],
        },
        disputes: {
          title: 'Governing law and disputes',
          text: [
            'These terms are governed by the law of Singapore. The parties first try to settle a dispute by negotiation. If they have not settled it within 30 working days after one party has asked the other in writing to negotiate, it is referred to and finally resolved by arbitration in Singapore, under Singapore law and in the English language. The award is final and binds both parties. Each party may ask a court for interim measures.',
          ],
        },
        notices: {
          title: 'Notices',
          text: [
            [
              'We send notices by email to the address of your account, or post them on this website. You send notices to ',
              { mail: 'info' },
              '. A notice by email is received when it is sent, unless the sender learns that it was not delivered; clause ',
              { clause: 'working-day' },
              ' applies.',
            ],
          ],
        },
        assignment: {
          title: 'Assignment',
          text: [
            'You may not assign or transfer the agreement without our consent in writing. We may assign it to an affiliate or to a successor to the business that supplies the services, and tell you when we do.',
          ],
        },
        'entire-agreement': {
          title: 'Entire agreement',
          text: [
            'These terms, together with the documents they refer to and any order form, are the whole agreement between the parties on the services and replace earlier arrangements. The parties are independent contractors; neither is the partner, agent or employee of the other.',
          ],
        },
        severability: {
          title: 'Severability and waiver',
          text: [
            'If a provision is invalid or unenforceable, the others remain in force, and it is replaced by a valid one that comes closest to its purpose. A right that is exercised late or not at all is not thereby waived.',
          ],
        },
        'third-parties': {
          title: 'Third parties',
          text: [
            'A person who is not a party has no right to enforce these terms under the Contracts (Rights of Third Parties) Act of Singapore.',
          ],
        },
        languages: {
          title: 'Languages',
          text: [
            'These terms are published in English and Chinese. If the two differ in meaning, the English text prevails.',
          ],
        },
      },
    },
    contact: {
      heading: 'Contact',
      clauses: {
        enquiries: {
          title: 'Questions about these terms',
          text: [
            [
              'Write to ',
              { mail: 'info' },
              ', or use the contact form that opens from the button at the edge of each page. Messages are read on working days.',
            ],
          ],
        },
        'other-contacts': {
          title: 'Other contacts',
          text: [
            [
              'For anti-corruption, sanctions and misuse, write to ',
              { mail: 'compliance' },
              ' (clause ',
              { clause: 'compliance-contact' },
              '). For requests about personal data, write to ',
              { mail: 'privacy' },
              '.',
            ],
          ],
        },
      },
    },
  },
};
