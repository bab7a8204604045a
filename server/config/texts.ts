import type { Locale } from '../../contract/errors.ts';

interface ConfigTexts {
  readonly faq: { question: string; answer: string }[];
  readonly notices: { id: number; title: string; text: string }[];
  readonly helpDesk: string;
}

/** Texts of the configuration, in the languages of the product. */
export const configTexts: Readonly<Record<Locale, ConfigTexts>> = {
  en: {
    helpDesk: 'Help desk',
    notices: [
      {
        id: 1,
        title: 'The fair is open',
        text: 'Every spin of the Lucky Jackpot can be checked: its seed is shown with its result. Play for fun, and only with money you can spare. 21 and over.',
      },
    ],
    faq: [
      {
        question: 'How do I earn Lucky Jackpot spins?',
        answer:
          'Every ₱5,000 of valid bets in a day earns one spin, up to 20 a day. The first spin of a day also needs ₱200 deposited in the last 7 days. Unused spins last 30 days.',
      },
      {
        question: 'What is a valid bet?',
        answer:
          'A settled stake times the weight of the game type: slots, scratch cards and fishing count in full, bingo and perya games by half, originals by a quarter, live and table games by a fifth.',
      },
      {
        question: 'How do I know that a spin was fair?',
        answer:
          'Before a spin you see the fingerprint of its secret seed; after it you see the seed. Open the record, choose a spin, and its result is computed again before your eyes.',
      },
      {
        question: 'My connection broke during a spin. Is my prize lost?',
        answer:
          'No. The result is stored the moment the spin is accepted. You will see it when you come back, and it is paid once.',
      },
      {
        question: 'Who may play?',
        answer:
          'Persons of 21 years and over who are not students, government officials, soldiers, police officers, employees of a gaming licensee or listed persons.',
      },
      {
        question: 'I play more than I want to. What can I do?',
        answer:
          'Take a break: under Member, Limits, you can set limits or close the account for a time. Your balance stays yours.',
      },
    ],
  },
  fil: {
    helpDesk: 'Tulong',
    notices: [
      {
        id: 1,
        title: 'Bukas na ang perya',
        text: 'Puwedeng suriin ang bawat spin ng Lucky Jackpot: ipinapakita ang seed kasama ng resulta. Maglaro para sa saya, at gamit lang ang perang kaya mong gastusin. Para sa 21 taong gulang pataas.',
      },
    ],
    faq: [
      {
        question: 'Paano makakuha ng Lucky Jackpot spin?',
        answer:
          'Isang spin sa bawat ₱5,000 na valid bet sa isang araw, hanggang 20 bawat araw. Kailangan din ng ₱200 na deposit sa huling 7 araw para sa unang spin ng araw. Tatagal nang 30 araw ang hindi nagamit na spin.',
      },
      {
        question: 'Ano ang valid bet?',
        answer:
          'Ang naayos na taya, ayon sa uri ng laro: buo sa slots, scratch card at fishing, kalahati sa bingo at perya, sangkapat sa originals, at ikalima sa live at table games.',
      },
      {
        question: 'Paano ko malalamang patas ang spin?',
        answer:
          'Bago ang spin, makikita mo ang fingerprint ng lihim na seed; pagkatapos, ang seed mismo. Buksan ang record, pumili ng spin, at kukuwentahin muli ang resulta sa harap mo.',
      },
      {
        question: 'Naputol ang koneksyon ko habang nag-i-spin. Nawala ba ang premyo?',
        answer:
          'Hindi. Nakatago ang resulta sa sandaling tinanggap ang spin. Makikita mo ito pagbalik mo, at minsan lang ito babayaran.',
      },
      {
        question: 'Sino ang puwedeng maglaro?',
        answer:
          'Mga taong 21 taong gulang pataas na hindi estudyante, opisyal ng gobyerno, sundalo, pulis, empleyado ng may lisensya sa gaming, o nasa listahan ng pinagbabawalan.',
      },
      {
        question: 'Sobra na ang paglalaro ko. Ano ang magagawa ko?',
        answer:
          'Magpahinga: sa Member, Limits, puwede kang magtakda ng limitasyon o isara muna ang account. Sa iyo pa rin ang balanse mo.',
      },
    ],
  },
};
